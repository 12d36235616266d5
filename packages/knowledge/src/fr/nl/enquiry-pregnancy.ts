/** Questions about a job in pregnancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_NL: Words = {
  'fr.ask-work.pregnant': {
    says: 'Een zwangere vrouw is beschermd tot tien weken na het zwangerschapsverlof. Alleen zware schuld of een andere reden kan de baan beëindigen, en nooit tijdens het verlof. Stuur het attest binnen 15 dagen na een ontslag: het is dan nietig.',
  },
  'fr.ask-work.pregnant-not-kept': {
    says: 'Niet als uw zwangerschap de reden is: dat is discriminatie en nietig. Een tijdelijk contract mag op zijn dag eindigen. Maar niet verlengen of aannemen om zwangerschap is verboden. U hoeft alleen feiten te tonen die daarop wijzen: data, mails, toezeggingen. Dan moet de werkgever een andere reden bewijzen. U hebt vijf jaar bij de prud’hommes; de Défenseur des droits helpt gratis.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: 'Het is niet te laat. Stuur de werkgever aangetekend een medische verklaring van de zwangerschap, binnen 15 dagen nadat u het ontslag kreeg. Het is dan nietig, ook als niemand het wist. Alleen een ernstige fout los van de zwangerschap, of een baan die om een andere reden niet kan blijven, houdt stand. Vraag uw baan terug. Weigert men, ga snel naar de arbeidsrechter: loon tot dan en minstens zes maanden loon.',
  },
  'fr.ask-work.paternity-leave': {
    says: 'U krijgt 25 dagen en daarvoor drie werkdagen voor de geboorte. Bij een tweeling of meer zijn het er 32 in plaats van 25. Vier dagen volgen meteen op het geboorteverlof; neem de rest binnen zes maanden, in een of twee delen van minstens vijf dagen. Zeg het uw werkgever een maand vooraf. Hij mag niet weigeren. Het ziekenfonds (CPAM) betaalt een bedrag per dag.',
  },
  'fr.ask-work.birth-leave': {
    says: 'Sinds 1 juli 2026 kan elke ouder een of twee maanden meer nemen, voor een kind geboren of geadopteerd sinds 1 januari 2026. Eerst komt moederschaps-, vaderschaps- of adoptieverlof. De sociale zekerheid betaalt ongeveer 70% van het netto in de eerste maand en 60% in de tweede, tot een grens. Neem het meestal binnen negen maanden. Meld het een maand vooraf, of 15 dagen als het aansluit. De baas mag niet weigeren.',
  },
}

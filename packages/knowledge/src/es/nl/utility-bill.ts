/** The Dutch words of Spain: utility bill. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_NL: Words = {
  'es.bill.want': {
    says: 'Een leverancier vraagt u een rekening te betalen en waarschuwt misschien voor afsluiting.',
  },
  'es.bill.who': {
    says: 'Dit is een particuliere leverancier, geen rechter. Hij mag alleen afsluiten volgens de stappen van de wet.',
  },
  'es.bill.rights': {
    says: 'U kunt de details vragen, betwisten, in delen betalen vragen, en de sociale korting (bono social).',
  },
  'es.bill.reality': {
    says: 'Stroom thuis wordt niet meteen afgesloten. Eerst komen formele aanmaningen en minstens twee maanden.',
  },
  'es.bill.reality-other': {
    says: 'Een rekening is geen vonnis. Betwist u haar schriftelijk, bewaar dan bewijs van uw klacht.',
  },
  'es.bill.no-cut-yet': {
    says: 'Uw stroom thuis mag niet worden afgesloten voor twee maanden na de formele aanmaning, of vier met de bono social.',
  },
  'es.bill.no-holiday': {
    says: 'Stroom mag niet worden afgesloten op een feestdag, of op de dag ervoor.',
  },
  'es.bill.bono': {
    says: 'De bono social verlaagt de stroomrekening voor lage inkomens, grote gezinnen en sommige gepensioneerden. Vraag een referentieleverancier (comercializadora de referencia).',
  },
  'es.bill.right-two-months': {
    says: 'U hebt eerst recht op een formele aanmaning, en op een tweede 15 werkdagen voor de afsluiting met de datum.',
  },
  'es.bill.right-never-cut': {
    says: 'Met de bono social en een kind onder 16, zorgbehoefte of handicap, en een verslag van de sociale dienst, mogen ze u niet afsluiten.',
  },
  'es.bill.right-telecom-notice': {
    says: 'Een vaste telefoon mag na een onbetaalde maand worden beperkt, met bericht vooraf. Oproepen naar u en noodoproepen gaan door. Na drie maanden kan het eindigen.',
  },
  'es.bill.right-telecom-dispute': {
    says: 'U kunt gratis naar het openbare telefoonbureau (OAUT), nadat u bij het bedrijf klaagde.',
  },
  'es.bill.right-bill-detail': {
    says: 'U hebt recht op een duidelijke rekening en, als u het vraagt, kosteloos op papier.',
  },
  'es.bill.right-leave': {
    says: 'U kunt het contract even makkelijk eindigen als u het sloot. Een boete moet passen bij de tijd die overblijft.',
  },
  'es.bill.option-dispute': {
    title: 'Betwist de rekening',
    says: 'Schrijf wat niet klopt en vraag een verbeterde rekening.',
    cost: 'Niets.',
    time: 'Een maand voor een antwoord.',
    risk: 'Betaal het deel dat u aanvaardt, om afsluiting te vermijden.',
    bestFor: 'De meting, prijs of tijd is fout.',
  },
  'es.bill.option-plan': {
    title: 'Betaal in delen',
    says: 'Vraag een plan en, voor stroom, de bono social.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Een gemist deel kan het plan eindigen.',
    bestFor: 'De rekening klopt maar is nu te hoog.',
  },
  'es.bill.option-help': {
    title: 'Vraag de sociale dienst',
    says: 'Die kan een deel betalen en afsluiting stoppen.',
    cost: 'Niets.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'U kunt stroom, water of warmte niet betalen.',
  },
  'es.bill.insight-permanence': {
    says: 'Een boete voor vroeg weggaan moet dalen met de tijd.',
    actionable: 'Vraag hoe hij is berekend voor de dagen die overblijven.',
  },
  'es.bill.warning-fake': {
    says: 'Valse rekeningen lijken echt. Gebruik de telefoon op een oude rekening, geen link.',
  },
  'es.bill.element-cut-date': {
    name: 'De dag van afsluiting',
    says: 'De laatste aanmaning moet de dag noemen vanaf wanneer ze de stroom mogen afsluiten.',
    ifMissing: 'Zonder die datum zegt u hun en de sociale dienst dat de stappen niet zijn gevolgd.',
  },
  'es.bill.right-gas': {
    says: 'Gas thuis mag pas twee maanden na een formele aanmaning met de dag worden afgesloten. Nooit op een feestdag of de dag ervoor.',
  },
  'es.bill.right-old': {
    says: 'Rekeningen voor stroom, gas, water en telefoon verjaren na vijf jaar, tenzij eerder schriftelijk gevraagd. Zeg dat.',
  },
}

/** Questions about fraud, stolen data and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'nz.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor op een nummer dat u zelf zoekt. Meld het bij Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Meld het bij de politie op 105. Zegt de bank nee? Ga dan naar de Banking Ombudsman.',
  },
  'nz.ask.data-breach': {
    says: 'Verander uw wachtwoorden, zeg het uw bank, en blokkeer uw kredietdossier gratis. Bel IDCARE op 0800 121 068. Vraag wat er is gestolen.',
  },
  'nz.ask.scam-refund': {
    says: 'Het hangt ervan af. Bel meteen de bank. Ze moet meestal terugbetalen wat u niet goedkeurde. Sinds eind 2025 geven bankregels ook iets terug bij sommige oplichting die u wel goedkeurde. Vraag het schriftelijk.',
    dependsOn: 'hoe het geld wegging en of de bank waarschuwde',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is. Vraag alle kredietregistraties (credit reporters) om een gratis blokkade (freeze), en bel IDCARE op 0800 121 068. Meld het bij de politie op 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Ze betaalt meestal terug wat u niet goedkeurde, als u redelijk voorzichtig was. Zegt ze nee? Ga dan gratis naar de Banking Ombudsman.',
  },
  'nz.ask.bank-hacked': {
    says: 'Bel nu de bank om betalingen te stoppen. Betalingen die u niet goedkeurde, betalen banken terug, behalve als u slordig was met pincode of wachtwoord. De Banking Ombudsman is gratis.',
  },
}

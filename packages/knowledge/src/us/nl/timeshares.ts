/** The Dutch words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_NL: Words = {
  'us.share.want': {
    says: 'Het gaat over een timesharecontract: wat u betaalt, en of u eruit kunt.',
  },
  'us.share.right-cancel': {
    says: 'De wet van de staat geeft een paar dagen om een nieuwe timeshare te annuleren, wat de verkoper ook zegt. Tel vanaf de handtekening of de laatste papieren.',
  },
  'us.share.step': {
    says: 'Stuur de brief om te annuleren vandaag aangetekend (certified mail) naar het adres in het contract. Bewaar het bewijs.',
  },
  'us.share.option': {
    says: 'Annuleer schriftelijk binnen de dagen van uw staat, of klaag bij de procureur-generaal van de staat (attorney general).',
    title: 'Schriftelijk annuleren',
    cost: 'De prijs van aangetekende post (certified mail)',
    time: 'Een paar dagen na de handtekening',
    risk: 'Pas op voor bedrijven die beloven u er voor geld uit te halen.',
    bestFor: 'U hebt kort geleden getekend, of bent misleid.',
  },
}

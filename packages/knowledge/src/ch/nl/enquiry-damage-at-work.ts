/** Questions about damage at work that the boss takes from the pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_NL: Words = {
  'ch.ask.damage-deducted': {
    says: 'Maak meteen schriftelijk bezwaar en vraag het volle loon. Voor een kleine fout betaalt u niets of weinig; bij meer onvoorzichtigheid een redelijk deel, naar werk, opleiding en loon. De werkgever moet schuld en bedrag bewijzen. Aan het bestaansminimum mag hij niet komen, tenzij met opzet. Betaalt hij niet, ga dan naar de verzoening: gratis tot 30.000 frank.',
  },
}

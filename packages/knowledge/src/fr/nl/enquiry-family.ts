/** The Dutch words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'fr.ask-family.divorce': {
    says: 'Bent u het beiden eens, dan regelen twee advocaten en een notaris de scheiding zonder rechter, in enkele maanden. Zo niet, dan beslist de familierechter (juge aux affaires familiales). Eén jaar apart wonen is genoeg.',
  },
  'fr.ask-family.maintenance': {
    says: 'Het hangt af van wat beide ouders verdienen en wat het kind nodig heeft. De familierechter (juge aux affaires familiales) bepaalt of verandert het bedrag, en u hebt geen advocaat nodig.',
  },
  'fr.ask-family.contact': {
    says: 'Beide ouders houden het ouderlijk gezag en het recht het kind te zien. Probeer eerst een bemiddelaar voor gezinnen (médiation familiale). Lukt het niet, vraag dan de familierechter. U hebt geen advocaat nodig.',
  },
  'fr.ask-family.violence': {
    says: 'Bel in gevaar 17 of stuur een sms naar 114. Bel gratis 3919, dag en nacht. De rechter kan u binnen zes dagen beschermen en de persoon weghouden.',
  },
  'fr.ask-family.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
  'fr.ask-family.contact-refused': {
    says: 'Geeft een vonnis u deze dagen, dan is het een misdrijf om u het kind te onthouden (non-représentation d’enfant). Noteer elke datum, bewaar de berichten en doe elke keer aangifte. Ga ook naar de familierechter: die kan de dagen veranderen of een bedrag bepalen. Is er nog geen vonnis, vraag het hem dan. Blijf de alimentatie betalen.',
  },
}

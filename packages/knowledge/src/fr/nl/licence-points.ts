/** The Dutch words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_NL: Words = {
  'fr.points.want': {
    says: 'Ze zeggen dat u geen punten meer hebt. Uw rijbewijs is niet meer geldig, en u moet het inleveren.',
  },
  'fr.points.warn': { says: 'Rijd nu niet. Rijden met een ongeldig rijbewijs is een misdrijf.' },
  'fr.points.deadline': {
    says: 'U hebt twee maanden om naar de bestuursrechter (tribunal administratif) te gaan. Een brief aan de minister in die tijd houdt de twee maanden open.',
    action: 'In beroep gaan tegen beslissing 48 SI',
    consequence: 'Het verlies van het rijbewijs wordt definitief.',
  },
  'fr.points.right-told': {
    says: 'Bij elke overtreding moeten ze u zeggen dat u punten kunt verliezen. Kunnen ze dat niet bewijzen, dan geeft de rechter die punten terug.',
  },
  'fr.points.right-back': {
    says: 'Eén verloren punt komt terug na zes maanden zonder overtreding. Alle komen terug na twee of drie jaar. Een cursus geeft er vier, één keer per jaar.',
  },
  'fr.points.step': {
    says: 'Vraag uw volledige puntenlijst (relevé intégral), online of bij de prefectuur. Een advocaat ziet welk punt u kunt terugwinnen.',
  },
  'fr.points.option': {
    says: 'Ga naar de bestuursrechter (tribunal administratif), en vraag een spoedstop als u het rijbewijs voor uw werk nodig hebt.',
    title: 'De beslissing aanvechten',
    cost: 'Een advocaat helpt. Rechtshulp (aide juridictionnelle) kan.',
    time: 'Twee maanden.',
    risk: 'Geen.',
    bestFor: 'Het puntenverlies is u nooit gezegd.',
  },
}

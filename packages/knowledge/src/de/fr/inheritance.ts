/** The French words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_FR: Words = {
  'de.estate.reality': {
    says: 'L’héritier reprend aussi les dettes. Vous pouvez refuser (Ausschlagung), mais seulement six semaines.',
  },
  'de.estate.deadline': {
    says: 'Six semaines dès le jour où vous avez su que vous héritez, et pourquoi. Le jour indiqué compte dès cette lettre. Vous l’avez peut-être su avant.',
    action: 'Refuser au tribunal ou chez un notaire s’il y a surtout des dettes',
    consequence: 'Vous êtes héritier, avec toutes les dettes.',
  },
  'de.estate.right-form': {
    says: 'Vous pouvez refuser la succession, en général en six semaines depuis que vous le savez. Allez au tribunal des successions ou chez un notaire. Une simple lettre ne compte pas.',
  },
  'de.estate.right-limit': {
    says: 'Déjà héritier ? Vous pouvez limiter les dettes à la succession : Nachlassverwaltung, insolvabilité ou exception d’insuffisance.',
  },
  'de.estate.right-three-months': {
    says: 'Héritier, vous pouvez refuser de payer les trois premiers mois. Une dette cachée peut permettre d’annuler l’acceptation.',
  },
  'de.estate.step': {
    says: 'Listez les biens et les dettes. Ne payez et ne vendez rien avant de décider.',
  },
  'de.estate.option-refuse': {
    says: 'Voyez ce qu’il y a et ce qui est dû. Si les dettes dépassent, refusez la succession à temps. Dites-le au créancier.',
    title: 'Refuser si ce sont surtout des dettes',
    cost: 'Rien, ou des frais au tribunal ou chez le notaire.',
    time: 'En général six semaines.',
    risk: 'Vous ne recevez rien. On revient difficilement en arrière.',
    bestFor: 'Les dettes dépassent ce qui reste.',
  },
}

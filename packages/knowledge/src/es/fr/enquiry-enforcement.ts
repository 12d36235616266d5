/** Questions about what may be taken of pay, accounts and homes: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_FR: Words = {
  'es.ask.wage-limit': {
    says: 'La paie nette jusqu’au salaire minimum (1 221 € par mois en 2026) ne peut être prise. Des 1 221 € suivants, c’est 30 %, puis plus : avec 1 500 € environ 84 €, avec 1 300 € environ 24 €. Un tribunal ou une administration doit l’ordonner. Si on retient plus, demandez au tribunal de corriger. Pour une pension d’enfant, le juge peut prendre plus. Avec une famille, il peut baisser la part.',
    dependsOn: 'combien vous gagnez et qui le prend',
  },
  'es.ask.account': {
    says: 'Demandez à la banque quel tribunal ou service l’a ordonné. Puis envoyez fiches de paie et papiers de banque et demandez de libérer le salaire ou la retraite qui ne peut pas être pris.',
  },
  'es.ask.myth-take-house': {
    says: 'Personne ne prend un logement à cause d’une lettre. Un tribunal doit décider, et il prend d’abord l’argent et le salaire.',
  },
  'es.ask.myth-all-wages': {
    says: 'Ils ne peuvent jamais tout prendre. La part jusqu’au salaire minimum est à vous.',
  },
  'es.ask.court-home': {
    says: 'Demandez les papiers et le numéro de l’affaire, et appelez le tribunal. Personne n’entre sans votre oui ou l’ordre d’un juge ; un agent de recouvrement, jamais. Meubles courants, vêtements, nourriture et outils de travail ne se saisissent pas. Demandez un avocat gratuit (abogado de oficio).',
  },
}

/** Questions about a higher rent and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_FR: Words = {
  'es.ask.rent-rise': {
    says: 'Le loyer peut monter une fois par an, seulement si le bail le dit. Pour les baux depuis le 26 mai 2023, le plafond est l’indice INE (IRAV). Un décret d’octobre 2026 fixe 2 %, si le parlement le confirme.',
    dependsOn: 'la date et les mots de votre bail',
  },
  'es.ask.deposit': {
    says: 'Demandez le dépôt (fianza) par écrit avec la date où vous avez rendu les clés. Après un mois, le bailleur doit des intérêts. Jusqu’à 2 000 €, vous pouvez agir sans avocat.',
  },
  'es.ask.deposit-limit': {
    says: 'Pour un logement jusqu’à cinq ans, le dépôt est d’un mois de loyer, plus deux mois de garantie au plus. Sept ans si le bailleur est une société. Vous pouvez refuser plus.',
  },
  'es.ask.deposit-wear': {
    says: 'Le bailleur ne peut garder de l’argent que pour des dégâts causés par vous, pas pour l’usure du temps et de l’usage normal. Demandez par écrit photos et factures, avec le jour de remise des clés. Après un mois, il doit des intérêts. Jusqu’à 2 000 €, vous pouvez agir sans avocat.',
  },
}

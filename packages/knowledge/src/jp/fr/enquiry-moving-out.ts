/** Questions about ending a lease, the bill on leaving and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_FR: Words = {
  'jp.ask.leave': {
    says: 'Dans un bail ordinaire, le bailleur a besoin d’une bonne raison et de six mois. Un bail fixe finit à sa date. Vous pouvez parler d’argent pour le déménagement.',
    dependsOn: 'votre type de bail',
  },
  'jp.ask.deposit': {
    says: 'Après votre départ, le dépôt (敷金) revient, moins le loyer impayé et les dégâts. L’usure normale et l’âge ne sont pas à votre charge.',
  },
  'jp.ask.move-out-bill': {
    says: 'L’usure et l’âge ne sont pas à votre charge. Même pour un dégât, un papier peint ne vaut presque plus rien après six ans. Une clause de nettoyage vaut seulement si elle est claire et juste. Ne signez rien sur place. Demandez chaque poste et écrivez ce que vous refusez. Appelez le 188 ; jusqu’à 600 000 yens, un petit procès aide.',
  },
}

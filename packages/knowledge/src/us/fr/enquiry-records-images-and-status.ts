/** The French words of the rows in ../enquiry-records-images-and-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECORDS_IMAGES_AND_STATUS_FR: Words = {
  'us.fact.photos-in-secret': {
    says: 'Filmer ou photographier quelqu’un dévêtu dans un lieu privé sans accord est un crime ou délit dans presque tous les États, même par une fenêtre. Transmettre ces images en est presque toujours un autre. Allez à la police avec les noms de ceux qui les ont reçues, gardez les messages. La loi fédérale permet de poursuivre qui a partagé des nus sans accord : jusqu’à $150,000 et l’avocat. Les grands sites doivent retirer en 48 heures.',
  },
  'us.fact.record-still-shows': {
    says: 'Demandez une copie certifiée de la décision et votre propre relevé à la police d’État ou au ministère de la justice. Demandez-y par écrit la correction. En Californie le formulaire est BCIA 8706, avec audience en cas de refus. Contestez aussi le rapport de la société : elle doit presque toujours corriger sous 30 jours. Un tribunal ne peut guère être poursuivi. La société qui signale une affaire effacée, oui.',
  },
  'us.fact.screening-tells-conviction': {
    says: 'La société peut signaler ce que dit le dossier public, et une condamnation sans limite de temps en droit fédéral. Arrestations et accusations abandonnées : sept ans seulement. Certains États permettent moins. Le rapport doit être exact et ne pas montrer d’affaires scellées. Avant de dire non, l’employeur doit vous donner copie et droits. Écrivez alors ce qui est faux et pourquoi l’affaire ne compte pas pour le poste.',
    dependsOn: 'ce que dit le dossier du tribunal et votre État',
  },
  'us.fact.green-card-trip': {
    says: 'Oui, voyez un avocat en immigration avant de réserver. Un titulaire de green card avec certaines infractions peut être traité à la frontière comme s’il demandait à entrer de nouveau, et refusé. La drogue pèse le plus. Pour l’immigration, la diversion peut être une condamnation si vous avez plaidé coupable ou reconnu les faits, même si la charge est tombée. Apportez des papiers certifiés. Jusque-là il est plus sûr de rester.',
  },
  'us.fact.years-without-status': {
    says: 'Les années seules ne donnent pas de statut. Peut aider : une demande d’un conjoint citoyen ou d’un enfant de 21 ans ; être victime d’un crime ou de violences ; l’asile ; ou, seulement devant un juge d’immigration, dix ans ici et une très grande épreuve pour un conjoint, parent ou enfant citoyen ou résident. Un petit-enfant ne compte pas. Une mauvaise demande peut ouvrir l’expulsion. Voyez un avocat ou un agent accrédité, pas un notario.',
  },
}

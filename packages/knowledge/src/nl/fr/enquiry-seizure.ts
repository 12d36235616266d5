/** Questions about what a bailiff may take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_FR: Words = {
  'nl.ask.seize': {
    says: 'Une société de recouvrement (incassobureau) ne peut rien saisir ni entrer. Seul un huissier (deurwaarder) avec un jugement ou un ordre le peut.',
  },
  'nl.ask.wages': {
    says: 'Seulement avec un jugement ou un ordre (vonnis, dwangbevel) qui vous a été signifié : demandez une copie. Même alors, une part de vos revenus reste libre (beslagvrije voet). Vérifiez-la sur uwbeslagvrijevoet.nl. Si elle est fausse et que l’huissier ne corrige pas, un juge peut intervenir.',
  },
  'nl.ask.bailiff-enter': {
    says: 'Sans jugement ni ordre, un huissier (deurwaarder) ne peut pas entrer. Avec, et si vous n’ouvrez pas, il faut un policier ou un agent public. Demandez à voir le titre.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 's’il y a un jugement',
    says: 'Avec un jugement, l’huissier peut saisir une voiture ou des biens chers. Ce qu’il faut pour vivre et travailler est protégé, dans des limites. Pas de saisie si la vente ne paie même pas les frais. Écrivez pourquoi il vous faut la voiture, pour le travail ou des soins.',
  },
  'nl.ask.bailiff-letter': {
    says: 'Regardez ce que c’est. Un rappel n’est qu’une demande. Une assignation (dagvaarding) veut une réponse à sa date. Après un ordre de payer, vous avez souvent deux jours. Demandez le jugement et la liste des frais, et offrez un plan.',
  },
  'nl.ask.free-foot': {
    says: 'C’est la part de vos revenus qu’aucun huissier ne peut prendre. Elle dépend de votre foyer, de votre famille et de vos frais de loyer ou de soins. Vérifiez sur uwbeslagvrijevoet.nl et faites corriger une erreur.',
  },
}

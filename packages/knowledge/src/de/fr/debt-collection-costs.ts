/** What the first letter of a collector must say, and what it may cost: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'de.debt.insight-disguise': {
    says: 'Les frais ici peuvent dépasser ce que la loi permet, comme souvent dans ces lettres.',
    actionable: 'Demandez quel taux (0,5, 0,9 ou 1,3) ils ont utilisé et sur quelle somme.',
  },
  'de.debt.element-client': {
    name: 'Le nom de l’entreprise pour qui ils agissent',
    says: 'La première lettre doit nommer l’entreprise pour qui on réclame, avec son adresse.',
    ifMissing:
      'La lettre ne semble pas dire pour qui on réclame. Demandez-le : la loi veut le nom et l’adresse.',
  },
  'de.debt.element-reason': {
    name: 'La raison de la demande et la date du contrat',
    says: 'La première lettre doit dire de quel contrat il s’agit et quand il a été conclu.',
    ifMissing:
      'La lettre ne semble pas dire de quel contrat il s’agit, ni sa date. Demandez avant de payer.',
  },
  'de.debt.element-costs': {
    name: 'Nature, montant et raison des frais de recouvrement',
    says: 'S’ils demandent des frais, ils doivent dire lesquels, combien et pourquoi.',
    ifMissing:
      'La lettre demande des frais mais ne semble pas dire d’où ils viennent. Demandez le taux.',
  },
  'de.debt.change-fees': {
    says: 'Les tarifs de recouvrement ont augmenté le 1er juin 2025. Un travail plus ancien se paie aux anciens tarifs.',
    was: 'Jusqu’au 31 mai 2025, un tarif entier était de 49 €, et de 30 € pour une demande non contestée jusqu’à 50 €.',
    is: 'Depuis le 1er juin 2025, un tarif entier est de 51,50 € jusqu’à 500 €. Il est de 31,50 € pour une demande non contestée jusqu’à 50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Des frais de rappel (Mahngebühr) ne couvrent que papier et port, pas le personnel. Les tribunaux ne permettent souvent que quelques euros.',
    actionable: 'Payez la facture et refusez ce qui dépasse quelques euros par rappel.',
  },
  'de.debt.charge-small': {
    name: 'Frais de recouvrement d’une demande non contestée jusqu’à 50 €',
    says: 'Pour une demande non contestée jusqu’à 50 €, même le plus haut taux (1,3, avec frais et TVA) donne 58,48 €. Le plus souvent, bien moins est permis.',
  },
  'de.debt.charge-to-500': {
    name: 'Frais de recouvrement d’une demande non contestée jusqu’à 500 €',
    says: 'Pour une demande non contestée jusqu’à 500 €, même le plus haut taux (1,3, avec frais et TVA) donne 95,60 €. Une première lettre permet en général 0,5.',
  },
  'de.debt.right-doctor-bill': {
    says: 'Une facture de médecin ou de dentiste n’est due que si elle indique chaque acte et son facteur. Au-dessus de 2,3 fois, il faut un motif.',
  },
  'de.debt.right-doctor-told': {
    says: 'S’il n’était pas sûr que l’assurance paie, on devait vous écrire le coût probable avant de commencer. Sinon, vous n’avez peut-être pas à payer cette part.',
  },
}

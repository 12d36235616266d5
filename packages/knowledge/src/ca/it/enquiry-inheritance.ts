/** The Italian words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_IT: Words = {
  'ca.ask.will-dispute': {
    says: 'Chieda per iscritto all’esecutore (executor) una copia del testamento e un rendiconto. Dopo la convalida (probate) il testamento è in tribunale. In British Columbia un figlio può chiedere una parte giusta entro 180 giorni da allora. In Ontario chi era a carico ha sei mesi. Veda presto un avvocato.',
  },
  'ca.ask.no-will': {
    says: 'La legge della provincia dice chi eredita. Per lo più prima il marito o la moglie, poi i figli. In Ontario un compagno non sposato non riceve nulla così, ma può chiedere un sostegno al tribunale. Il tribunale deve nominare chi sistema tutto.',
    dependsOn: 'la sua provincia e quali parenti restano',
  },
}

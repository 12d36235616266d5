/** Questions about insurers that refuse: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'ca.ask.insurer': {
    says: 'Demandez les motifs par écrit. Plaignez-vous, puis allez au service gratuit de conciliation. Surveillez le délai pour poursuivre.',
  },
  'ca.ask.insurer-refused': {
    says: 'Demandez par écrit la raison et les mots de la police, puis allez au service des plaintes. Le SCAD (GIO) ou l’OAP (OLHI) examine gratuitement. Le délai pour poursuivre peut être d’un ou deux ans.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'En Ontario, vous pouvez porter le refus au Licence Appeal Tribunal dans les deux ans. Demandez les raisons médicales, et voyez un avocat; beaucoup ne demandent rien au début.',
  },
}

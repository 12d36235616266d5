/** Questions about builders and other work that was done badly: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_FR: Words = {
  'au.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour le réparer. Le travail doit être fait avec soin. Allez ensuite au bureau des consommateurs (fair trading) ou au tribunal de votre État.',
  },
  'au.ask.builder-qld': {
    says: 'Écrivez au constructeur et laissez-lui du temps. Sinon, plaignez-vous à la Queensland Building and Construction Commission; elle peut ordonner les réparations et payer par son assurance.',
  },
  'au.ask.bad-service': {
    says: 'Le travail doit être fait avec soin et compétence. Écrivez et laissez du temps pour réparer gratuitement. Si le défaut est grave, vous pouvez mettre fin au contrat, payer un autre et réclamer ce coût au tribunal.',
  },
}

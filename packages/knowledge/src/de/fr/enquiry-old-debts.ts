/** Questions about an old bill with no court title: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_FR: Words = {
  'de.ask-debt.old-no-title': {
    says: 'Sans titre d’un tribunal, vous n’avez pas à payer. La plupart des dettes sont prescrites trois ans après la fin de l’année de leur échéance. Écrivez : « J’invoque la prescription (Einrede der Verjährung). » Ne payez et ne promettez rien. Si un Mahnbescheid arrive, contestez quand même en deux semaines. On parle d’un titre ? Demandez une copie : il vaut 30 ans.',
  },
}

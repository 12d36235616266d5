/** The French words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_FR: Words = {
  'ca.named.ask-won-not-paid': {
    says: 'Le tribunal ne recouvre pas de lui-même : il faut le demander. Écrivez d’abord avec une date. Demandez ensuite un interrogatoire (examination hearing) sur l’emploi, la banque et les biens. Puis demandez la saisie du salaire ou du compte, ou un bref (writ) sur l’auto ou le terrain. Une part de la paie est protégée : en Ontario 80 %. Les frais s’ajoutent à la dette.',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: 'sa durée et votre contrat',
    says: 'Une mise à pied temporaire ne peut durer qu’un temps avant de compter comme un congédiement payé : en Ontario 13 semaines sur 20, ou 35 par an si des avantages continuent. En Colombie-Britannique souvent 13 sur 20, en Alberta 90 jours sur 120. Si le contrat ne la permet pas, elle peut compter tout de suite comme congédiement. Demandez par écrit la date de rappel, demandez l’AE et un avis.',
  },
}

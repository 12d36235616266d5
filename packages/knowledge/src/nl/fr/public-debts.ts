/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'nl.public-debt.want': {
    says: 'Un organisme public dit que vous n’avez pas payé et réclame l’argent encore une fois.',
  },
  'nl.public-debt.reality': {
    says: 'Prenez cela au sérieux. Après un avertissement (aanmaning), la plupart des organismes publics peuvent émettre une contrainte (dwangbevel) sans juge. Un huissier peut alors saisir salaire ou compte.',
  },
  'nl.public-debt.who': {
    says: 'C’est un organisme public. La loi sur les dettes envers l’État lui donne des pouvoirs propres.',
  },
  'nl.public-debt.rights': {
    says: 'Vous pouvez demander un délai ou un plan, et contester la décision. Vous gardez assez de revenu pour vivre.',
  },
  'nl.public-debt.know-old': {
    says: 'La plupart des dettes publiques se prescrivent cinq ans après le dernier jour pour payer. Un avertissement ou une contrainte relance le délai.',
  },
  'nl.public-debt.right-two-weeks': {
    says: 'Un avertissement (aanmaning) vous donne deux semaines dès le lendemain de l’envoi. Aucune contrainte avant. Son coût est fixé par la loi.',
  },
  'nl.public-debt.right-time': {
    says: 'Vous pouvez demander un délai ou un plan. Pendant le délai, l’organisme ne peut ni avertir ni encaisser de force.',
  },
  'nl.public-debt.right-object': {
    says: 'Vous pouvez contester sans frais la décision (beschikking) d’origine en six semaines. Cela ne suspend pas le paiement : demandez aussi un délai.',
  },
  'nl.public-debt.right-income': {
    says: 'Une part de votre salaire ou allocation reste protégée (beslagvrije voet), même face à un organisme public.',
  },
  'nl.public-debt.step-call': {
    says: 'Appelez ou écrivez avant la date, avec le numéro de la lettre. Demandez un délai ou un plan adapté à votre revenu.',
  },
  'nl.public-debt.step-which': {
    says: 'Cherchez la décision d’où vient la somme et vérifiez-la. Demandez une copie si elle manque. Déjà payé ? Envoyez la preuve.',
  },
  'nl.public-debt.tax-right': {
    says: 'Avec peu de revenu et d’épargne, vous pouvez demander une remise (kwijtschelding). Toutes les communes ou taxes ne l’admettent pas. Demandez aussi un délai.',
  },
  'nl.public-debt.tax-wage': {
    says: 'Pour un impôt, ils peuvent émettre une contrainte (dwangbevel) et ordonner à votre employeur de leur verser une part du salaire. Sans juge.',
  },
  'nl.public-debt.fine-reality': {
    says: 'Une amende d’un juge augmente si vous payez tard. Si elle reste impayée, quelques jours de prison sont possibles.',
  },
  'nl.public-debt.fine-right': {
    says: 'Le CJIB peut accorder un délai ou des mensualités. Demandez avant la majoration : ensuite, tout est dû d’un coup.',
  },
  'nl.public-debt.fine-rights': {
    says: 'Vous pouvez demander un délai ou des mensualités. Montrez ce que vous gagnez et ce qu’il vous faut pour vivre.',
  },
  'nl.public-debt.cjib-stop': {
    says: 'Trop de dettes ? Demandez au CJIB un arrêt d’urgence (noodstop). Il peut donner quatre mois si vous demandez l’aide de votre commune.',
  },
  'nl.public-debt.duo-reality': {
    says: 'Après un avertissement, DUO peut passer l’arriéré au CJIB, qui peut envoyer un huissier. Intérêts et frais augmentent alors.',
  },
  'nl.public-debt.duo-right': {
    says: 'Si la mensualité est trop lourde, demandez à DUO de la fixer selon votre revenu (draagkracht). Elle peut même tomber à zéro un temps.',
  },
  'nl.public-debt.duo-step': {
    says: 'Demandez maintenant à DUO un plan pour l’arriéré. Une fois au CJIB, DUO ne fait plus de plan.',
  },
}

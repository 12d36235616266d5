/** A benefit that was refused, cut or ended: nothing is asked back. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_FR: Words = {
  'gb.benefit.refused-want': {
    says: 'Ils ont décidé que vous n’avez pas cette aide, ou que vous avez moins. Ils ne demandent aucun remboursement.',
  },
  'gb.benefit.refused-rights': {
    says: 'Vous pouvez demander un nouvel examen, gratuitement. S’ils disent encore non, un tribunal gratuit peut décider.',
  },
  'gb.benefit.refused-reality': {
    says: 'Un non n’est pas la fin. Beaucoup de décisions changent quand on les conteste et qu’on envoie des preuves.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Demandez un nouvel examen (mandatory reconsideration) dans le mois qui suit la date de la lettre. Par téléphone, par écrit ou avec le formulaire.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Demandez une copie du rapport d’évaluation (assessment report). Marquez chaque ligne fausse ou incomplète.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Reprenez chaque question où vous avez trop peu de points. Dites ce qui arrive, combien de fois, et quelle aide il faut. Joignez des lettres d’un médecin ou d’un aidant.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Demandez l’aide gratuite d’un conseiller en aides (welfare rights adviser). Demandez quelles autres aides vous pouvez avoir en attendant.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Il connaît les points et vous aide à écrire ce qui compte.',
    title: 'Trouver un conseiller en aides',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'N’attendez pas un rendez-vous si le dernier jour est proche.',
    bestFor: 'Toute personne à qui on a dit non.',
  },
  'gb.benefit.tribunal-month': {
    says: 'Vous avez un mois dès la date de cet avis pour faire appel à un tribunal gratuit.',
    action: 'Faire appel au tribunal gratuit',
    consequence: 'Ensuite, le tribunal doit accepter un appel tardif.',
  },
  'gb.benefit.right-savings': {
    says: 'Avec plus de 16 000 £ d’épargne, la plupart n’ont pas de Housing Benefit. Mais certaines sommes ne comptent pas, et une dette liée à un bien baisse sa valeur. Demandez comment chaque somme a été comptée.',
  },
  'gb.benefit.right-reside': {
    says: 'N’acceptez pas le premier non. Un travail, même partiel, un proche qui travaille ou un enfant à l’école peut donner ce droit. Avec le pre-settled status, ils doivent aussi voir si vous pourriez vivre dignement sans l’argent.',
  },
  'gb.benefit.refused-step-reason': {
    says: 'Cherchez le motif dans la lettre. Dites ce qui est faux et envoyez des preuves : relevés, fiches de paie, messages ou un mot de votre médecin.',
  },
  'gb.benefit.refused-month': {
    says: 'Vous avez un mois à partir de la date de la décision pour demander un nouvel examen.',
    action: 'Leur demander de réexaminer la décision',
    consequence: 'Après cela, il vous faut une bonne raison pour le retard.',
  },
  'gb.benefit.refused-option-again': {
    says: 'Dites ce qui est faux et envoyez des preuves. Cela s’appelle « mandatory reconsideration ».',
    title: 'Leur demander un nouvel examen',
    cost: 'Rien.',
    time: 'Dans le mois. Une réponse en quelques semaines.',
    risk: 'Faible. Ils revoient toute l’aide.',
    bestFor: 'Vous pensez qu’un fait ou une règle a été mal lu.',
  },
  'gb.benefit.refused-housing': {
    says: 'Dans le mois qui suit la lettre, vous pouvez demander à la mairie (council) un nouvel examen, ou faire tout de suite un recours gratuit au tribunal. Avant, vous pouvez demander ses motifs par écrit.',
  },
  'gb.benefit.refused-council-tax': {
    says: 'Écrivez à la mairie (council) pourquoi c’est faux. Si elle dit non, ou ne répond pas en deux mois, vous pouvez saisir gratuitement le Valuation Tribunal.',
  },
  'gb.benefit.refused-child-benefit': {
    says: 'Si vous le demandez, HMRC doit revoir la décision, gratuitement. Si c’est encore non, vous avez un mois pour un recours gratuit au tribunal.',
  },
}

/** French: refused benefits, NHS charges, care fees and complaints about care. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_AND_CARE_FR: Words = {
  'gb.pip.right-points': {
    says: 'Huit points donnent le taux normal, 12 le plus haut. Une tâche ne compte que si vous la faites sans danger, assez bien, encore et encore, et dans un temps normal.',
  },
  'gb.benefit.wants': {
    says: "La lettre dit ce qui a été décidé sur votre aide. Si c'est faux, vous pouvez la faire changer.",
  },
  'gb.benefit.right-again': {
    says: "Demandez dans le mois un nouvel examen (mandatory reconsideration). Avec une bonne raison, un retard jusqu'à 13 mois est possible.",
  },
  'gb.benefit.right-tribunal': {
    says: "Après leur réponse, vous avez un mois pour saisir un tribunal (tribunal). C'est gratuit, et il est indépendant du bureau qui a décidé.",
  },
  'gb.benefit.step': {
    says: "Dites point par point ce qui est faux, et envoyez des preuves, par exemple du médecin. Gardez une copie. Demandez le rapport d'évaluation.",
  },
  'gb.benefit.right-work-test': {
    says: "Assez de points, c'est une voie pour être reconnu inapte au travail. Un vrai risque pour la santé en est une autre. Demandez le rapport et répondez-y.",
  },
  'gb.benefit.scotland': {
    says: 'Demandez une nouvelle décision (re-determination) sous 42 jours. Ensuite, vous pouvez saisir un tribunal (tribunal) sous 31 jours.',
  },
  'gb.benefit.ni': {
    says: 'Demandez dans le mois un nouvel examen. Ensuite, vous avez un mois pour saisir un tribunal (tribunal) indépendant.',
  },
  'gb.benefit.carers': {
    says: "Vous ne remboursez que si vous avez donné de faux faits ou tu ce qu'il fallait dire. S'ils savaient tout et se sont trompés, dites-le.",
  },
  'gb.benefit.answer': {
    says: "Demandez dans le mois un nouvel examen, avec des preuves du médecin. S'ils disent encore non, saisissez dans le mois le tribunal gratuit. Beaucoup y gagnent.",
  },
  'gb.nhs.right-fine': {
    says: 'Vous ne devez pas de pénalité si vous avez été prudent et de bonne foi. Elle vaut cinq fois le prix, £100 au plus, en plus du prix. Écrivez pourquoi.',
  },
  'gb.nhs.right-visitor': {
    says: 'Qui vit ici légalement et durablement ne paie rien. Les urgences sont gratuites pour tous. Demandez comment ils ont décidé, et un plan de paiement.',
  },
  'gb.nhs.right-complain': {
    says: 'Vous pouvez vous plaindre sous 12 mois, et devez avoir une réponse écrite. Ensuite, le Health Service Ombudsman est gratuit.',
  },
  'gb.nhs.right-claim': {
    says: "Si de mauvais soins vous ont nui, il faut aller au tribunal dans les trois ans après l'avoir su. Pour un enfant, les trois ans partent de 18 ans.",
  },
  'gb.nhs.answer': {
    says: "Plaignez-vous par écrit sous 12 mois et demandez votre dossier. Ensuite, le Health Service Ombudsman est gratuit. Pour de l'argent, voyez un avocat : vous avez trois ans pour aller au tribunal.",
  },
  'gb.care.right-means': {
    says: "La commune doit d'abord regarder les besoins et les moyens. Le logement ne compte pas tant qu'un partenaire y vit. Demandez le calcul par écrit, et un report (deferred payment).",
  },
  'gb.care.right-nhs-pays': {
    says: 'Si le besoin principal est la santé, le NHS paie tous les soins. Demandez un examen pour NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: "Demandez à la commune d'examiner besoins et moyens avant de payer. Le logement ne compte pas tant qu'un partenaire y vit. Demandez aussi NHS continuing healthcare.",
  },
  'gb.ask-benefit.sanction': {
    says: 'Demandez un nouvel examen (mandatory reconsideration), de préférence sous un mois. Donnez votre bonne raison, comme une maladie, avec preuve. Ensuite vous pouvez aller au tribunal gratuit. Pour manger et payer les factures en attendant, demandez un hardship payment.',
  },
}

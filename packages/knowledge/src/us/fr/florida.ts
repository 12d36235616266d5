/** The French words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_FR: Words = {
  'us.state.fl.collector-calls': {
    says: 'En Floride, une agence de recouvrement ou un prêteur ne peut pas vous harceler, parler de la dette à votre chef, ni faire de fausses menaces. Gardez des notes : vous pouvez aller en justice.',
  },
  'us.state.fl.collector-license': {
    says: 'En Floride, une agence de recouvrement doit être inscrite auprès de l’État. Vérifiez son nom avant de payer.',
  },
  'us.state.fl.old-debt': {
    says: 'En Floride, une promesse orale ne fait pas revivre une dette trop ancienne pour la justice. Il faut un écrit signé.',
  },
  'us.state.fl.judgment-life': {
    says: 'En Floride, un jugement peut servir pendant 20 ans. Son droit (lien) sur un terrain dure dix ans, sauf nouvelle inscription.',
  },
  'us.state.fl.medical-debt': {
    says: 'En Floride, un hôpital a trois ans pour aller en justice après l’envoi de la facture au recouvrement. Une plus grande part de vos biens échappe à cette dette.',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'En Floride, la plupart des dettes d’un défunt finissent deux ans après le décès. Les proches ne les doivent le plus souvent pas s’ils n’ont pas signé.',
  },
  'us.state.fl.rest-after-sale': {
    says: 'En Floride, un prêteur a le plus souvent un an pour réclamer le reste dû sur une maison, et un juge décide si c’est juste.',
  },
  'us.state.fl.debt-relief': {
    says: 'En Floride, une loi de l’État encadre les sociétés qui promettent d’alléger les dettes ou d’améliorer le crédit. Ne payez rien d’avance et demandez comment annuler.',
  },
  'us.state.fl.builder-lien': {
    says: 'En Floride, un entrepreneur doit inscrire son droit (lien) sur une maison dans les 90 jours après le dernier travail, puis agir en justice dans l’année. Par un avis (notice of contest), vous réduisez l’année à 60 jours. Un faux lien peut lui coûter de l’argent.',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'En Floride, un prêteur a le plus souvent cinq ans pour réclamer en justice le reste d’un prêt auto. Si son avis ou la vente était faux, il peut le perdre.',
  },
  'us.state.fl.court-fees': {
    says: 'En Floride, les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk).',
  },
  'us.state.fl.rental-refused': {
    says: 'En Floride, un bailleur ne peut pas vous refuser pour l’origine, la religion, les enfants, un handicap ou autre. La plainte est gratuite.',
  },
  'us.state.fl.last-notice': {
    says: 'En Floride, l’avis du shérif vous donne 24 heures. Allez tout de suite au tribunal si vous avez payé ou si la décision est fausse.',
  },
  'us.state.fl.mobile-home': {
    says: 'En Floride, un parc ne peut expulser que pour des raisons prévues par la loi. Une hausse de loyer demande 90 jours, et les habitants peuvent demander une réunion.',
  },
  'us.state.fl.broken-rule': {
    says: 'En Floride, un avis pour une règle non respectée doit le plus souvent vous laisser sept jours pour corriger. Les actes graves sont à part.',
  },
  'us.state.fl.keep-cover': {
    says: 'En Floride, vous pouvez le plus souvent garder l’assurance santé d’une petite société pendant 18 mois, à vos frais. Demandez dans les jours qui suivent.',
  },
  'us.state.fl.minimum-pay': {
    says: 'En Floride, le salaire minimum est plus haut que celui du pays. Vous pouvez réclamer ce qui manque.',
  },
  'us.state.fl.store-return': {
    says: 'En Floride, un magasin qui ne rembourse pas doit l’afficher. Sinon, vous pouvez rendre ce qui n’a pas servi sous sept jours.',
  },
  'us.state.fl.faulty-goods': {
    says: 'En Floride, les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent.',
  },
  'us.state.fl.gift-card': {
    says: 'En Floride, la plupart des cartes-cadeaux achetées ne peuvent pas expirer ni perdre de la valeur par des frais. Sinon, plaignez-vous à l’État.',
  },
  'us.state.fl.sales-calls': {
    says: 'En Floride, la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État.',
  },
  'us.state.fl.credit-freeze': {
    says: 'En Floride, vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom.',
  },
  'us.state.fl.association-records': {
    says: 'En Floride, un propriétaire peut demander par écrit à voir les documents et les comptes de l’association.',
  },
  'us.state.fl.after-disaster': {
    says: 'En Floride, un assureur ne peut le plus souvent pas finir l’assurance d’une maison abîmée par un ouragan avant 90 jours après la réparation.',
  },
  'us.state.fl.sick-at-home': {
    says: 'En Floride, dites à la société d’électricité si quelqu’un a besoin de courant pour un appareil médical. Avec le formulaire du médecin, elle doit vous avertir avant.',
  },
  'us.state.fl.back-bill': {
    says: 'En Floride, une société d’électricité réglementée qui a trop peu facturé par sa faute peut réclamer 12 mois au plus.',
  },
  'us.state.fl.no-fault-cover': {
    says: 'En Floride, votre propre assurance auto (PIP) paie le plus souvent 80 % des soins si vous avez vu un médecin sous 14 jours. L’assureur a 30 jours pour payer.',
  },
  'us.state.fl.hearing-days': {
    says: 'En Floride, vous avez le plus souvent 90 jours après l’avis pour demander une audience (hearing). Demandez avant le changement, et l’aide continue le plus souvent.',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'En Floride, demandez un plan de paiement au greffier (clerk of court). Jusqu’à 2 % de votre revenu net par mois, ou $25 si c’est plus, compte comme juste.',
  },
  'us.state.fl.license-hold': {
    says: 'En Floride, une contravention impayée peut vous coûter le permis. Un plan de paiement avec le greffier (clerk of court) l’évite le plus souvent.',
  },
  'us.state.fl.school-absence': {
    says: 'En Floride, une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin.',
  },
  'us.state.fl.toll-hold': {
    says: 'En Floride, des péages impayés peuvent bloquer l’immatriculation. Demandez à temps un réexamen ou un plan de paiement, et gardez les preuves.',
  },
  'us.state.fl.jury-call': {
    says: 'En Floride, vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date.',
  },
  'us.state.fl.insurance-gap': {
    says: 'En Floride, un trou dans votre assurance auto peut suspendre l’immatriculation. Envoyez la preuve d’assurance avant la date, ou demandez une audience (hearing).',
  },
}

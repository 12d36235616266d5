/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'de.public.tax-want': {
    says: 'Le fisc (Finanzamt) a fixé un impôt ou vous rappelle de le payer. La décision donne le jour.',
  },
  'de.public.tax-who': {
    says: 'Le fisc peut exécuter sans tribunal, mais il doit d’abord vous prévenir et peut vous donner du temps.',
  },
  'de.public.tax-reality': {
    says: 'Une opposition seule n’arrête pas le paiement. Demandez la suspension du paiement (Aussetzung der Vollziehung) dans la même lettre.',
  },
  'de.public.tax-rights': {
    says: 'Vous pouvez vous opposer dans le mois. C’est gratuit et sans avocat.',
  },
  'de.public.tax-not-yet': {
    says: 'Rien n’est saisi maintenant. L’impôt doit d’abord être dû, puis vient un rappel, et une semaine doit passer.',
  },
  'de.public.tax-know': {
    says: 'Le fisc peut vous laisser payer plus tard ou en plusieurs fois (Stundung). Demandez-le avant l’échéance.',
    learnMore:
      'Écrivez pourquoi vous ne pouvez pas payer maintenant et quand vous pourrez. Proposez des sommes par mois.',
  },
  'de.public.tax-deadline': {
    says: 'Vous avez un mois dès le jour où la décision vous est parvenue. Les raisons peuvent suivre.',
    action: 'Envoyer votre opposition (Einspruch), par écrit ou par ELSTER',
    consequence: 'La décision devient définitive, même si elle est fausse.',
    service: 'une décision fiscale compte comme reçue le quatrième jour après l’envoi',
  },
  'de.public.tax-step-check': {
    says: 'Comparez la décision avec votre déclaration, ligne par ligne. Les notes à la fin disent ce qui a changé.',
  },
  'de.public.tax-step-object': {
    says: 'Ce n’est pas juste ? Opposez-vous en une phrase et demandez la suspension du paiement pour la partie contestée.',
  },
  'de.public.tax-step-pay': {
    says: 'Payez à temps ou demandez du temps avant le jour. Un impôt en retard coûte 1 % par mois commencé (Säumniszuschlag).',
  },
  'de.public.tax-step-estimate': {
    says: 'Le fisc a estimé vos revenus car aucune déclaration n’est venue. Opposez-vous et envoyez-la maintenant.',
  },
  'de.public.tax-option-object': {
    title: 'S’opposer à la décision fiscale',
    says: 'Envoyez une phrase avec votre numéro fiscal. Ajoutez les preuves plus tard.',
    cost: 'Gratuit.',
    time: 'Un mois.',
    risk: 'Le fisc peut aussi la changer à votre perte, mais doit d’abord vous prévenir. Vous pouvez alors la retirer.',
    bestFor: 'Des frais manquent ou le fisc s’est trompé.',
  },
  'de.public.tax-option-time': {
    title: 'Demander du temps ou un étalement',
    says: 'Expliquez votre difficulté et proposez un plan.',
    cost: 'En général un intérêt de 0,5 % par mois.',
    time: 'Avant l’échéance.',
    risk: 'Le fisc peut vouloir la preuve de vos moyens.',
    bestFor: 'L’impôt est juste mais vous ne pouvez pas payer maintenant.',
  },
  'de.public.tax-option-help': {
    title: 'Demander une association ou un conseil fiscal',
    says: 'Les associations d’aide fiscale aident salariés et retraités.',
    cost: 'Une cotisation annuelle selon le revenu, ou des honoraires.',
    time: 'Dans le mois.',
    risk: 'Opposez-vous vous-même à temps.',
    bestFor: 'Vous ne comprenez pas la décision.',
  },
  'de.public.tax-right-restore': {
    says: 'Si vous avez manqué le mois sans faute, demandez dans le mois à être relevé du délai (Wiedereinsetzung).',
  },
  'de.public.tax-right-slip': {
    says: 'Des erreurs évidentes, comme un chiffre faux, peuvent être corrigées plus tard aussi.',
  },
  'de.public.tax-right-stop': {
    says: 'En cas de doutes sérieux, le fisc doit suspendre le paiement jusqu’à la décision sur votre opposition.',
  },
  'de.public.tax-step-day': {
    says: 'Notez le jour où la somme est due. Si vous ne pouvez pas payer, demandez du temps avant ce jour.',
  },
  'de.public.tax-step-proof': {
    says: 'Envoyez les factures et preuves manquantes avec votre opposition ou peu après.',
  },
}

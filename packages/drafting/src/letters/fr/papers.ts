/** French: answers to papers whose kind is too wide for one letter. See en/papers.ts. */
import type { LetterPlan } from '../../letter-plan.ts'

export const FR_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'votre convocation',
    position: ['Je conteste les faits reprochés. Je répondrai lors de l’entretien.'],
    request: [{ says: 'Avant l’entretien, je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: [
      'les faits reprochés, avec leurs dates',
      'les notes, témoignages et autres preuves que vous avez',
    ],
    close: ['Je viendrai avec une personne qui m’assiste, dans les formes prévues par la loi.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'votre avertissement',
    position: [
      'Je n’accepte pas cet avertissement.',
      {
        says: 'Il est injustifié parce que : [dites pourquoi : les faits, la manière, ou le sort d’autres collègues].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Retirez-le de mon dossier. D’ici là, joignez-y cette lettre. Je vous demande aussi de m’envoyer :',
        why: 'whyReasons',
      },
    ],
    item: ['les notes et témoignages que vous avez utilisés'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'ma mise à l’écart',
    position: ['Je conteste toute faute. Je reste prêt à travailler.'],
    request: [{ says: 'Je vous demande de me dire par écrit :', why: 'whyReasons' }],
    item: [
      'les faits reprochés, avec leurs dates',
      'combien de temps cela doit durer',
      'si mon salaire et mes congés continuent',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'votre offre sur la fin de mon emploi',
    position: ['Pour le moment, je n’accepte ni ne refuse votre offre. Je prends conseil.'],
    request: [{ says: 'Il me faut plus de temps. Je vous demande de m’envoyer :', why: 'whyTime' }],
    item: [
      'le texte complet de l’accord',
      'le calcul de chaque somme',
      'ce qui se passe si je ne suis pas d’accord',
    ],
    hold: ['D’ici là, mon emploi continue. Je ne renonce à rien par cette lettre.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'la hausse de mon loyer',
    position: ['Je n’accepte pas le nouveau loyer.'],
    request: [{ says: 'Je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: [
      'le calcul du nouveau loyer, avec des loyers de logements semblables ici',
      'la règle qui permet cette hausse, et sa date de départ',
    ],
    hold: ['Je garde le droit de faire examiner cette hausse.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'votre décompte de charges',
    position: ['Je n’accepte pas la somme tant que je ne l’ai pas vérifiée.'],
    request: [{ says: 'Je vous demande de m’envoyer, ou de me laisser voir :', why: 'whyReasons' }],
    item: [
      'toutes les factures',
      'la façon de calculer ma part, et mes provisions',
      'le passage du bail ou du contrat qui met ces charges à mon compte',
    ],
    hold: ['N’ajoutez pas de frais avant votre réponse.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'les retenues sur mon dépôt de garantie',
    position: [
      {
        says: 'Je conteste ces retenues : [nommez chaque somme et dites pourquoi].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: [
      'les états des lieux d’entrée et de sortie, avec photos',
      'la facture ou le devis de chaque somme',
    ],
    hold: ['Payez-moi maintenant la part qui n’est pas contestée.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'recours contre votre décision',
    position: [
      'Je conteste cette décision et je forme un recours.',
      { says: 'Mes motifs : [ce qui est faux, avec dates et preuves].', why: 'whyObjection' },
    ],
    request: [{ says: 'Je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: ['les raisons et la règle appliquée', 'les faits et les pièces que vous avez utilisés'],
    hold: ['Ne changez rien à mes aides jusqu’à votre décision.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'mes données dans votre fuite',
    position: ['Vous m’avez écrit que mes données ont fui.'],
    request: [{ says: 'Je vous demande de me dire par écrit :', why: 'whyReasons' }],
    item: [
      'lesquelles de mes données ont été vues ou copiées, et quand',
      'ce que vous avez fait depuis pour les protéger',
      'quelle aide et quelle protection vous payez',
    ],
    close: ['Je garde tous mes droits.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'votre hausse de prix',
    position: ['Je n’accepte pas la hausse de prix.'],
    request: [{ says: 'Je vous demande de me dire par écrit :', why: 'whyReasons' }],
    item: [
      'quelle clause de mon contrat permet cette hausse',
      'comment et jusqu’à quand je peux résilier sans frais',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]

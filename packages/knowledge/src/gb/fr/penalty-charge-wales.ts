/** Les amendes de la mairie (penalty charges) au pays de Galles, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_FR: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: 'La somme a été augmentée de moitié. Ils veulent un paiement dans les 14 jours, avant de demander au tribunal d’enregistrer la dette.',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'Aucun huissier (bailiff) ne peut venir à ce stade. Il faut d’abord un avis d’augmentation (charge certificate), un ordre du tribunal et un mandat (warrant).',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: 'Les huissiers (bailiffs) ne peuvent pas agir avec le seul avis d’augmentation (charge certificate). La mairie (council) doit d’abord obtenir un ordre du tribunal (order for recovery).',
  },
  'gb.pcn.right-evidence-wales': {
    says: 'Vous pouvez voir les photos, les films et les notes sur lesquels la mairie (council) s’appuie. Beaucoup de mairies les montrent en ligne.',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: 'Les huissiers (bailiffs) viennent seulement tout à la fin, après un ordre du tribunal et un mandat (warrant). Vous pouvez l’arrêter bien avant.',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: 'Pour une amende de la mairie (penalty charge), le propriétaire doit en général payer, même si un autre conduisait. C’est différent si la voiture a été prise sans votre accord.',
  },
  'gb.pcn.myth-ignore-wales': {
    says: 'Cela ne disparaît pas. La somme augmente de moitié, puis le tribunal l’enregistre et des huissiers (bailiffs) peuvent venir.',
  },
  'gb.pcn.step-choose-wales': {
    says: 'Choisissez : payer le prix plus bas, ou contester. Si vous payez, l’affaire est close et vous ne pouvez plus faire de recours.',
  },
  'gb.pcn.step-choose-post-wales': {
    says: 'Choisissez : payer, ou contester avant le dernier jour. Si vous payez, l’affaire est close et vous ne pouvez plus faire de recours.',
  },
  'gb.pcn.step-challenge-wales': {
    says: 'Si vous contestez dans les 14 jours, la plupart des mairies (councils) offrent encore le prix plus bas quand elles disent non. Envoyez tôt.',
  },
  'gb.pcn.step-photos-wales': {
    says: 'Regardez les photos ou le film sur le site de la mairie (council). Prenez vos propres photos des panneaux, des lignes et de la machine.',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: 'Envoyez une contestation officielle (formal representations) dans les 28 jours. Faites-le même si vous avez déjà contesté, sinon vous perdez le droit de recours.',
  },
  'gb.pcn.step-certificate-wales': {
    says: 'Si vous n’avez reçu aucun avis avant, demandez tout de suite pourquoi à la mairie (council). Sinon, payez dans les 14 jours pour éviter des frais de tribunal.',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'Utilisez le formulaire en ligne et gardez le reçu. Si vous postez, demandez une preuve d’envoi.',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Envoyez une copie de votre Blue Badge, permis de stationner, ticket ou bon de livraison. Les mairies (councils) annulent souvent en le voyant.',
  },
  'gb.pcn.step-pay-wales': {
    says: 'Si l’amende est juste, payez pendant le délai du prix réduit. Utilisez seulement le site officiel de la mairie (council).',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: 'Si vous ne pouvez pas payer, écrivez maintenant à la mairie (council) pour demander du temps. Un plan est plus facile avant l’arrivée d’huissiers (bailiffs).',
  },
  'gb.pcn.option-challenge-wales': {
    says: 'Dites ce qui s’est passé, nommez votre raison et ajoutez des photos. La mairie (council) doit examiner ce que vous envoyez.',
    title: 'La contester auprès de la mairie (council)',
    cost: 'Gratuit',
    time: 'Dans les 14 jours pour le prix plus bas, 28 jours au plus',
    risk: 'Si vous perdez plus tard, la somme entière est due.',
    bestFor: 'Les panneaux, les faits ou vos raisons sont de votre côté.',
  },
  'gb.pcn.option-pay-wales': {
    says: 'Payez de la façon indiquée dans l’avis et gardez le reçu.',
    title: 'La payer',
    cost: 'La somme de l’avis',
    time: 'De préférence pendant le délai du prix réduit',
    risk: 'Payer met fin à votre droit de recours.',
    bestFor: 'L’amende est juste, ou cela ne vaut pas la peine de se battre.',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens Advice ou National Debtline peut vous aider à choisir et à remplir les formulaires.',
    title: 'Prendre un conseil gratuit',
    cost: 'Gratuit',
    time: 'Un appel ou une visite',
    risk: 'Les jours courent quand même.',
    bestFor: 'Vous ne pouvez pas payer, ou la lettre parle d’huissiers (bailiffs).',
  },
  'gb.pcn.insight-details-wales': {
    says: 'Un avis d’amende doit donner la date, l’heure, la voiture, la raison, la somme et comment payer. Une vraie erreur peut faire gagner un recours.',
    actionable: 'Comparez chaque détail avec vos propres notes.',
  },
  'gb.pcn.warning-increase-wales': {
    says: 'Si vous ne faites rien, la somme augmente de moitié et vous perdez le droit de recours.',
  },
  'gb.pcn.tactic-early-wales': {
    says: 'Contestez dans les 14 jours. Vous gardez le prix plus bas si la mairie (council) suit les consignes officielles.',
    risk: 'Après 14 jours, la somme entière peut être due si vous perdez.',
    notWhen: 'L’amende est clairement juste. Alors payez le prix plus bas.',
  },
  'gb.pcn.deadline-owner-wales': {
    says: 'Vous avez 28 jours à partir de la remise officielle de l’avis au propriétaire (notice to owner). Ce jour compte comme le premier.',
    action: 'Envoyer une contestation officielle (formal representations), ou payer',
    consequence: 'La somme augmente de moitié et vous perdez le recours.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: 'Vous avez 28 jours à partir de la remise officielle du rejet. Ce jour compte comme le premier.',
    action: 'Faire un recours au tribunal',
    consequence:
      'La mairie (council) peut envoyer un avis d’augmentation (charge certificate) de moitié.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: 'Vous avez 14 jours à partir de la remise officielle de l’avis d’augmentation (charge certificate).',
    action: 'Payer, ou signaler l’erreur',
    consequence:
      'La mairie (council) peut demander au tribunal d’enregistrer la dette, avec des frais.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.step-check-signs-wales': {
    says: 'Notez le dernier jour dans votre agenda. Si vous le manquez, la somme augmente et vous perdez le droit de recours.',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: 'Si vous ne faites pas de recours, payez avant la fin des 28 jours. La somme n’augmente alors pas de moitié.',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: 'Si vous ne pouvez pas tout payer, écrivez maintenant à la mairie (council) et demandez du temps. Dites pourquoi.',
  },
  'gb.pcn.step-owner-late-wales': {
    says: 'Les 28 jours semblent passés. Envoyez quand même vos raisons aujourd’hui et dites pourquoi vous êtes en retard. La mairie (council) peut encore les lire.',
  },
}

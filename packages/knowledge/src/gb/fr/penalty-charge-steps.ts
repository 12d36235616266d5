/** What to do about a council penalty charge in England and Wales, stage by stage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_FR: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'C’est la réponse à votre première contestation. Choisissez : payer le prix plus bas avant le jour de la lettre, ou ne pas payer et attendre l’avis au propriétaire (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Quand l’avis au propriétaire (notice to owner) arrive, envoyez une contestation officielle (formal representations) dans les 28 jours. Vous pouvez ensuite aller devant un tribunal gratuit.',
  },
  'gb.pcn.step-choose': {
    says: 'Choisissez : payer le prix plus bas, ou contester. Si vous payez, l’affaire est close et vous ne pouvez plus faire de recours.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Choisissez : payer, ou contester avant le dernier jour. Si vous payez, l’affaire est close et vous ne pouvez plus faire de recours.',
  },
  'gb.pcn.step-challenge': {
    says: 'Si vous contestez dans les 14 jours, la plupart des mairies (councils) offrent encore le prix plus bas quand elles disent non. Envoyez tôt.',
  },
  'gb.pcn.step-photos': {
    says: 'Regardez les photos ou le film sur le site de la mairie (council). Prenez vos propres photos des panneaux, des lignes et de la machine.',
  },
  'gb.pcn.step-owner-late': {
    says: 'Les 28 jours semblent passés. Envoyez quand même vos raisons aujourd’hui et dites pourquoi vous êtes en retard. La mairie (council) peut encore les lire.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Envoyez une contestation officielle (formal representations) dans les 28 jours. Faites-le même si vous avez déjà contesté, sinon vous perdez le droit de recours.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Faites un recours au tribunal nommé dans la lettre dans les 28 jours. Utilisez le code envoyé et joignez vos photos.',
  },
  'gb.pcn.step-address': {
    says: 'Vérifiez que la DVLA a votre adresse actuelle. Les avis vont à l’adresse des papiers de la voiture (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Utilisez le formulaire en ligne et gardez le reçu. Si vous postez, demandez une preuve d’envoi.',
  },
  'gb.pcn.step-signs': {
    says: 'Vérifiez les panneaux et les lignes. S’ils manquaient, étaient usés ou peu clairs, photographiez-les et dites-le.',
  },
  'gb.pcn.step-grounds': {
    says: 'Nommez votre raison. Par exemple : cela n’est pas arrivé, la voiture n’était pas à vous, ou elle était volée. Ou la mairie (council) n’a pas suivi les règles.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Envoyez une copie de votre Blue Badge, permis de stationner, ticket ou bon de livraison. Les mairies (councils) annulent souvent en le voyant.',
  },
  'gb.pcn.step-pay': {
    says: 'Si l’amende est juste, payez pendant le délai du prix réduit. Utilisez seulement le site officiel de la mairie (council).',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Si vous ne pouvez pas payer, écrivez maintenant à la mairie (council) pour demander du temps. Un plan est plus facile avant l’arrivée d’huissiers (bailiffs).',
  },
  'gb.pcn.step-check-signs': {
    says: 'Notez le dernier jour dans votre agenda. Si vous le manquez, la somme augmente et vous perdez le droit de recours.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lisez pourquoi ils ont dit non. Répondez à chaque point et ajoutez photos, reçus, permis ou la note d’un témoin.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Choisissez comment l’affaire est décidée : sur papier, ou par téléphone ou vidéo. Vous n’avez pas besoin d’avocat.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Si vous ne faites pas de recours, payez avant la fin des 28 jours. La somme n’augmente alors pas de moitié.',
  },
  'gb.pcn.step-bus-lane-london': {
    says: 'Si vous n’êtes pas d’accord, écrivez dans les 14 jours et demandez de garder le prix réduit pendant la réponse. Si vous attendez, vient une enforcement notice : 28 jours pour contester, au prix plein.',
  },
}

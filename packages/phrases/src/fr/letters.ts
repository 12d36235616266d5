/** French: what is said about a letter to send. See en/letters.ts. */
import type { LetterWords } from '../phrases.ts'

export const FR_LETTERS: LetterWords = {
  noteLabel: 'Note pour vous, à ne pas envoyer : {note}',
  noteInsurerFirst:
    'Envoyez leur lettre à votre assureur auto aujourd’hui. Ne dites pas que vous étiez en tort.',
  noteReplyForm:
    'Joignez le formulaire de réponse reçu avec leur lettre, s’il y en avait un. Gardez une copie.',
  noteDemandClock:
    'Cette lettre n’arrête pas le délai. Demandez vite conseil pour faire annuler la demande par le tribunal.',
  noteBailiffPhone:
    'Appelez ou écrivez aussi un e-mail, car une lettre prend des jours. Notez qui vous a parlé et quand.',
  noteNotToCourt:
    'Envoyez-la à l’autre partie, pas au tribunal. Elle ne répond pas à la demande en justice.',
  noteReplyOnForm:
    'Répondez au tribunal sur son formulaire ou en ligne avant le {replyBy}, même sans réponse à cette lettre.',
  noteHearing:
    'Allez à l’audience du {hearingOn}, même sans réponse à cette lettre. Renvoyez avant cela tout formulaire du tribunal.',
  noteReplyPapers:
    'Répondez au tribunal comme ses papiers le disent avant le {replyBy}, même sans réponse à cette lettre.',
  noteReplyCourt:
    'Répondez au tribunal comme ses papiers le disent et à temps, même sans réponse à cette lettre.',
  noteNiDefend:
    'En Irlande du Nord, envoyez la « Notice of Intention to Defend » à leur avocat et au greffe.',
  noteCourtDatePassed:
    'La date pour répondre au tribunal est passée. Répondez aujourd’hui et demandez conseil, car il a peut-être déjà décidé.',
  noteJudgment:
    'Cette lettre ne change pas le jugement. Demandez à un conseiller comment le contester ou étaler les paiements.',
  noteStay:
    'Ne partez pas à cause de ce congé. Demandez d’abord un conseil gratuit sur le logement.',
  noteAcas:
    'Un recours interne n’arrête pas le délai du tribunal. Demandez cette date à Acas ou à un conseiller maintenant.',
  noteWorkTime:
    'Le délai pour saisir le juge du travail est court. Cette lettre ne l’arrête pas : demandez conseil cette semaine.',
  noteTaxPhone: 'Appelez aussi si la date est proche. Une lettre peut attendre des semaines.',
  noteTvTrue:
    'Si quelqu’un y regarde la télévision en direct ou iPlayer, n’envoyez pas cela. Il faut alors une licence.',
  noteIndependentAppeal:
    'Envoyez ceci au service d’appel indépendant avec le code de leur lettre, pas à la société.',
  noteDriver:
    'N’écrivez pas qui conduisait, ni ici ni sur leur site. Gardez ticket, reçus et photos.',
  noteOwnForm:
    'Utilisez le site ou le formulaire de leur avis s’ils le demandent, et gardez une copie.',
  noteMusicTrue:
    'N’écrivez pas qu’il n’y avait pas de musique si ce n’est pas vrai. Demandez conseil avant de signer un engagement.',
  noteCheckAge:
    'N’envoyez pas ceci s’il y a déjà un jugement ou un procès. Ne payez rien avant d’avoir vérifié les dates.',
  noteCopyToCouncil: 'Envoyez une copie à l’administration ou au tribunal pour qui ils recouvrent.',
  noteKeepCopy: 'Envoyez-la en recommandé avec accusé de réception, et gardez une copie.',
  noteNoPayment:
    'Ne payez rien, même une petite somme, avant leurs preuves. Un paiement peut faire repartir le délai de prescription.',
  noteNoStop:
    'Cette lettre n’arrête aucun délai d’un tribunal ou d’un service. Notez cette date et respectez-la.',
  noteIsObjection:
    'Cette lettre est le recours formel. Elle doit leur parvenir avant le {replyBy}.',
  noteObjectionTime:
    'Cette lettre est le recours formel. Elle doit arriver avant la fin du délai indiqué dans leur lettre.',
  noteSignNothing: 'Ne signez pas l’engagement qu’ils ont envoyé sans conseil juridique.',
  noteNoOfferTooOld:
    'Nous n’avons pas écrit d’offre, car la dette semble trop ancienne. Une offre pourrait relancer le délai.',
  noteNoOfferSum:
    'Nous n’avons pas écrit d’offre, car la lettre ne montre pas de somme sûre. Demandez d’abord des preuves.',
  noteOfferRisk:
    'Une offre écrite peut valoir reconnaissance de la dette. Demandez conseil avant l’envoi, surtout si elle est ancienne.',
  noteOfferAccept: 'Ne payez rien avant leur accord écrit sur toute l’offre.',
  noteLeftOut:
    'Nous avons laissé de côté ces mots de vous, car ils pourraient vous nuire : « {words} »',
  noteOwnWords:
    'Vos propres mots sont dans la lettre tels quels. Vérifiez qu’ils sont vrais et dans la langue de la lettre.',
  whyOpening: 'Cela nomme leur lettre, pour qu’ils trouvent votre dossier.',
  whyNoAdmission:
    'Cela n’admet rien. Des mots qui reconnaissent une dette peuvent servir contre vous.',
  whyDispute:
    'Cela dit clairement que vous n’êtes pas d’accord. Personne ne pourra dire que vous avez accepté.',
  whyProof: 'Celui qui demande de l’argent doit le prouver. Ces papiers montrent s’il a raison.',
  whyHold: 'Cela demande d’attendre, pour que les frais n’augmentent pas entre-temps.',
  whyClose: 'Cela dit comment vous répondre, pour que vous l’ayez par écrit.',
  whyTooOld:
    'Une dette peut être trop ancienne pour le juge. Cela demande son âge sans rien admettre.',
  whySums: 'Les sommes ne concordent pas : ils doivent expliquer chacune.',
  whyTime: 'Cela demande ce qu’ils accepteraient. Une question ne promet rien.',
  whyDriver:
    'Cela ne dit pas qui conduisait. Ce fait pourrait servir à réclamer de l’argent à cette personne.',
  whyReasons: 'Des motifs et des papiers écrits montrent si la décision est juste.',
  whyObjection: 'C’est le recours formel. Il garde votre droit de faire revoir la décision.',
  whyHome: 'Seul un juge peut vous faire quitter votre logement. Cela montre que vous le savez.',
  whyCourt: 'Cela sépare cette lettre de votre réponse au tribunal.',
  whyOffer: 'Cela offre une partie pour tout finir, et seulement avec leur accord écrit.',
  whyOwnWords: 'Ce sont vos propres mots. Vérifiez qu’ils sont vrais.',
  whyJoint: 'Cela montre que la lettre parle pour vous deux.',
}

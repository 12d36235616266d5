/** Questions about a small claim: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_FR: Words = {
  'gb.ask-small.defence': {
    says: "Reprenez la demande point par point. Dites ce que vous admettez, ce que vous niez et pourquoi, et ce qu'ils doivent prouver. Ce que vous laissez de côté peut compter comme admis. Vous avez 14 jours dès la remise, ou 28 si vous accusez d'abord réception (acknowledgment of service).",
  },
  'gb.ask-small.mediation': {
    says: "Oui, pour la plupart des demandes d'argent jusqu'à £10,000 vous devez prendre part à une heure gratuite par téléphone. Vous n'êtes pas obligé de trouver un accord. Le questionnaire (N180) demande vos dates, témoins et tribunal. Renvoyez-le à la date indiquée, sinon vous pouvez perdre votre défense.",
  },
  'gb.ask-small.scotland': {
    says: 'Envoyez le formulaire de réponse (4A) au tribunal et au demandeur avant la dernière date indiquée. Dites ce que vous contestez et pourquoi. Si vous devez la somme mais ne pouvez pas payer tout de suite, demandez plutôt du temps (formulaire 5A).',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Écrivez d’abord avec la somme, vos preuves et un délai juste. Ensuite vous pouvez agir sur GOV.UK (make a court claim for money). Jusqu’à £10,000, c’est en général la voie des petits litiges (small claims track), sans avocat. Il y a des frais ; une aide est possible.',
  },
  'gb.ask-small.appeal': {
    says: 'Le plus souvent 21 jours dès la décision, si le juge n’a pas fixé un autre délai. Il faut une permission et une vraie chance : une erreur de droit ou une audience injuste, pas seulement l’idée que le juge a tort. Formulaire N164 pour une petite créance, sinon N161. Il y a des frais, sauf petits revenus. L’appel seul n’arrête pas le paiement : demandez-le. Absent à l’audience ? Demandez l’annulation (set aside).',
  },
}

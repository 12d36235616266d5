/** The French words of the rows in ../more-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORE_NOTICES_FR: Words = {
  'us.swarm.right-who': {
    says: 'Payer une ligne internet ne prouve pas que vous avez copié. Le propriétaire doit montrer que vous l’avez fait, ou le saviez et avez aidé.',
  },
  'us.swarm.right-quash': {
    says: 'Votre fournisseur d’internet doit vous prévenir avant de donner votre nom sur ordre d’un tribunal. Vous pouvez demander à ce tribunal de l’arrêter au plus tard à la date indiquée dans la lettre.',
  },
  'us.tax.right-credits': {
    says: 'S’ils réduisent un crédit pour enfants ou bas revenu, vous avez 60 jours pour leur demander de l’annuler. Envoyez la preuve que l’enfant vivait avec vous.',
  },
  'us.loan.right-plan': {
    says: 'Avant de manquer des paiements, demandez un plan selon votre revenu, ou une pause. En défaut, vous pouvez en sortir par neuf paiements convenus.',
  },
  'us.life.right-enroll': {
    says: 'Quand l’assurance du travail finit, vous avez 60 jours pour entrer dans un plan Marketplace, souvent à un prix plus bas avec un bas revenu.',
  },
  'us.share.want': {
    says: 'C’est un contrat de temps partagé (timeshare) : ce que vous payez, et si vous pouvez en sortir.',
  },
  'us.share.right-cancel': {
    says: 'La loi de l’État donne quelques jours pour annuler un nouveau temps partagé (timeshare), quoi que dise le vendeur. Comptez à partir de la signature ou des derniers papiers.',
  },
  'us.share.step': {
    says: 'Envoyez aujourd’hui la lettre d’annulation en recommandé (certified mail) à l’adresse du contrat. Gardez le reçu.',
  },
  'us.share.option': {
    says: 'Annulez par écrit dans les jours de votre État, ou plaignez-vous au procureur général de l’État (attorney general).',
    title: 'Annuler par écrit',
    cost: 'Le prix d’un recommandé (certified mail)',
    time: 'Quelques jours après la signature',
    risk: 'Attention aux entreprises qui promettent de vous en sortir contre des frais.',
    bestFor: 'Vous avez signé il y a peu, ou avez été trompé.',
  },
  'us.license.right-stop': {
    says: 'Vous devez pouvoir être entendu sur la suspension. C’est à part de l’affaire pénale.',
  },
  'us.license.step-hearing': {
    says: 'Demandez l’audience aujourd’hui : le délai est souvent de quelques jours seulement. Demandez à un avocat avant le premier jour au tribunal.',
  },
  'us.license.option-hearing': {
    says: 'Demandez une audience, et une permission de conduire pour aller au travail.',
    title: 'Demander une audience',
    cost: 'Des frais dans certains États',
    time: 'Des jours, comme le dit l’avis',
    risk: 'Aucun. Sans elle, la suspension commence.',
    bestFor: 'Vous avez besoin de conduire ou le test était faux.',
  },
  'us.home.right-animal': {
    says: 'Un propriétaire doit le plus souvent permettre un animal dont vous avez besoin pour un handicap, sans frais d’animal. On peut demander une lettre de votre médecin.',
  },
  'us.eob.want': {
    says: 'Votre assurance santé montre ce qu’elle a payé et ce que le médecin peut vous demander. Ce n’est pas une facture.',
  },
  'us.eob.right-appeal': {
    says: 'Vous pouvez faire appel de ce que l’assurance n’a pas payé, le plus souvent dans les 180 jours, puis demander un examen externe.',
  },
  'us.eob.step': {
    says: 'Attendez la facture du médecin et comparez-la avec ce papier. Ne payez pas plus que « your share » (votre part).',
  },
  'us.eob.option': {
    says: 'Appelez l’assurance si une partie semble fausse, puis faites appel par écrit.',
    title: 'Demander, puis faire appel',
    cost: 'Gratuit',
    time: '180 jours dans la plupart des assurances',
    risk: 'Aucun.',
    bestFor: 'L’assurance a payé trop peu ou vous n’avez jamais eu ces soins.',
  },
  'us.parking.right-signs': {
    says: 'Les panneaux doivent être clairs et la somme juste. Une entreprise ne peut pas appeler sa facture une amende ni menacer de ce qu’elle ne peut pas faire.',
  },
  'us.ask-life.family-leave': {
    says: 'Dans une entreprise de 50 travailleurs, vous pouvez le plus souvent prendre 12 semaines non payées. C’est pour un parent, un enfant, un mari ou une femme, ou votre propre maladie. Votre emploi reste. Certains États paient une partie de votre salaire.',
    dependsOn: 'la taille de l’entreprise, une année de travail là-bas, et votre État',
  },
}

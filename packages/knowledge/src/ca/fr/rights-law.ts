/** The French words of the rows in ../rights-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_LAW_WORDS: Words = {
  'ca.scam.right-crime': {
    says: 'La fraude et le vol d’identité sont des crimes. Signalez-les à la police et au Centre antifraude du Canada au 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'Vous annoncer un prix puis demander de l’argent est un crime. Les fausses promesses commerciales sont aussi interdites.',
  },
  'ca.scam.right-spam': {
    says: 'Les courriels et textos de vente sans votre accord violent la loi. Envoyez-les à spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Si on a utilisé votre carte de crédit sans votre accord, vous devez 50 $ au plus, sauf faute lourde.',
  },
  'ca.breach.want': {
    says: 'Une organisation vous dit que d’autres ont pu voir vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'ca.breach.reality': {
    says: 'Toute fuite ne mène pas à un abus. Une alerte à la fraude oblige les prêteurs à vérifier que c’est vous.',
  },
  'ca.breach.right-told': {
    says: 'On doit vous avertir vite s’il y a un risque réel de préjudice grave, et vous dire quoi faire.',
  },
  'ca.breach.right-qc': {
    says: 'Au Québec, une entreprise doit vous avertir d’un incident à risque sérieux. Vous pouvez demander un gel de sécurité gratuit aux agences de crédit.',
  },
  'ca.breach.right-complain': {
    says: 'Vous pouvez vous plaindre gratuitement au commissaire à la vie privée.',
  },
  'ca.breach.step': {
    says: 'Changez vos mots de passe, avertissez votre banque et mettez une alerte à la fraude chez Equifax et TransUnion.',
  },
  'ca.breach.option': {
    says: 'Acceptez la surveillance gratuite si on l’offre, et vérifiez votre dossier de crédit.',
    title: 'Protéger votre nom',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Aucun.',
    bestFor: 'Toute personne qui reçoit une telle lettre.',
  },
  'ca.mortgage.right-bank-help': {
    says: 'Une banque doit chercher à vous aider en difficulté, par exemple un délai plus long ou pas de frais de retard. Demandez avant l’échéance.',
  },
  'ca.mortgage.right-interest': {
    says: 'Les intérêts ne peuvent pas monter parce que vous êtes en retard. Toute somme de défaut doit être au contrat et permise.',
  },
  'ca.mortgage.want': {
    says: 'Le prêteur veut les paiements en retard, et dit qu’il peut prendre ou vendre la maison.',
  },
  'ca.mortgage.reality': {
    says: 'C’est un avertissement qui laisse du temps. Bien des gens gardent leur maison avec un plan, s’ils demandent tôt.',
  },
  'ca.mortgage.option-plan': {
    says: 'Demandez par écrit un plan pour la somme en retard, avant la fin de l’avis.',
    title: 'Demander un plan',
    cost: 'Gratuit',
    time: 'Avant la fin de l’avis',
    risk: 'La somme augmente pendant l’attente.',
    bestFor: 'Vous avez un revenu et voulez rester.',
  },
  'ca.car.want': { says: 'Le prêteur veut les paiements en retard, ou l’auto.' },
  'ca.car.step': {
    says: 'Appelez le prêteur avant le dernier jour de l’avis. Offrez un plan et retirez vos affaires de l’auto.',
  },
  'ca.mortgage.on-power': {
    says: 'En Ontario, un avis de pouvoir de vente ne peut venir qu’après 15 jours de défaut. Il vous donne au moins 35 jours pour vous mettre à jour.',
  },
  'ca.mortgage.qc-sixty': {
    says: 'Au Québec, le prêteur doit publier un préavis de 60 jours avant de prendre ou de vendre la maison. Vous pouvez payer le retard dans ce délai.',
  },
  'ca.mortgage.bc-redeem': {
    says: 'En Colombie-Britannique, le prêteur doit aller au tribunal. Le juge vous donne le plus souvent six mois pour payer ou vendre.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'En Alberta, le prêteur doit aller au tribunal. Vous avez le plus souvent six mois en ville, ou un an à la ferme, pour payer.',
  },
  'ca.mortgage.step': {
    says: 'Appelez le prêteur aujourd’hui et demandez l’équipe pour difficultés. Voyez un avocat ou une clinique avant la fin de l’avis.',
  },
  'ca.car.on-two-thirds': {
    says: 'En Ontario, une fois les deux tiers payés, on ne peut le plus souvent prendre le bien qu’avec la permission du tribunal.',
  },
  'ca.car.on-sale': {
    says: 'En Ontario, le prêteur doit vous avertir 15 jours avant de vendre l’auto. Vous pouvez la reprendre en payant ce que dit l’avis.',
  },
  'ca.car.bc-two-thirds': {
    says: 'En Colombie-Britannique, une fois les deux tiers payés, il faut un ordre du tribunal. Qui reprend l’auto ne peut le plus souvent pas aussi poursuivre.',
  },
  'ca.car.ab-sale': {
    says: 'En Alberta, un huissier civil doit saisir l’auto, et vous pouvez vous opposer dans les 15 jours.',
  },
  'ca.car.qc-thirty': {
    says: 'Au Québec, le commerçant doit d’abord donner un avis de 30 jours. Une fois la moitié payée, il lui faut la permission du tribunal.',
  },
  'ca.insure.on-law': {
    says: 'En Ontario, vous avez le plus souvent un an pour poursuivre sur une police incendie ou de biens. Un juge peut pardonner une petite erreur.',
  },
  'ca.insure.bc-law': {
    says: 'En Colombie-Britannique, une clause injuste peut ne pas vous lier, et un juge peut pardonner une erreur. Vous avez le plus souvent deux ans.',
  },
  'ca.insure.ab-law': {
    says: 'En Alberta, vous avez le plus souvent deux ans pour poursuivre un assureur, et il doit vous rappeler ce délai.',
  },
  'ca.insure.qc-law': {
    says: 'Au Québec, l’assureur doit payer dans les 60 jours de votre demande et des documents. Vous avez trois ans pour poursuivre.',
  },
  'ca.parking.qc-penalty': {
    says: 'Au Québec, une clause pénale peut être réduite si elle est abusive. L’entreprise doit montrer que vous l’avez acceptée.',
  },
  'ca.parking.right-mislead': {
    says: 'Une entreprise privée ne peut pas vous tromper, par exemple en donnant à sa facture l’air d’une amende de la ville.',
  },
  'ca.parking.on-tow': {
    says: 'En Ontario, une remorqueuse ne peut demander que ses tarifs affichés et doit vous laisser prendre vos affaires gratuitement.',
  },
  'ca.fine.ab-act': {
    says: 'En Alberta, vous pouvez plaider non coupable ou demander du temps avant la date du billet. Certaines pénalités vont à SafeRoads, en sept jours.',
  },
  'ca.fine.mb-act': {
    says: 'Au Manitoba, vous pouvez contester un billet, ou l’admettre et demander une baisse, avant la date indiquée.',
  },
  'ca.fine.on-admin': {
    says: 'Bien des villes d’Ontario utilisent des pénalités administratives. Vous pouvez demander un examen à un agent, puis une audience.',
  },
  'ca.bill.on-code': {
    says: 'En Ontario, un distributeur doit avertir avant une coupure et offrir un plan de paiement aux foyers dans le besoin.',
  },
  'ca.bill.right-regulator': {
    says: 'Un distributeur doit suivre des règles approuvées par une régie publique. Plaignez-vous à lui, puis gratuitement à la régie.',
  },
  'ca.buy.on-sale': {
    says: 'En Ontario, les biens doivent être propres à l’usage et les services de qualité raisonnable. Une entreprise ne peut pas l’exclure avec un consommateur.',
  },
  'ca.buy.bc-sale': {
    says: 'En Colombie-Britannique, les biens doivent être propres à l’usage, de qualité et durer un temps raisonnable.',
  },
  'ca.buy.sk-sale': {
    says: 'En Saskatchewan, les biens doivent être de qualité acceptable et durer. Un défaut grave peut donner droit au remboursement.',
  },
  'ca.work.mb-notice': {
    says: 'Au Manitoba, un préavis d’une à huit semaines, ou la paie à la place, est dû après 30 jours de travail.',
  },
  'ca.work.sk-notice': {
    says: 'En Saskatchewan, un préavis d’une à huit semaines, ou la paie à la place, est dû après 13 semaines de travail.',
  },
  'ca.work.ns-notice': {
    says: 'En Nouvelle-Écosse, un préavis est dû après trois mois. Après dix ans, un renvoi exige une raison valable.',
  },
  'ca.work.nb-notice': {
    says: 'Au Nouveau-Brunswick, deux semaines de préavis sont dues après six mois, quatre après cinq ans.',
  },
  'ca.work.bc-human': {
    says: 'En Colombie-Britannique, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
  'ca.work.ab-human': {
    says: 'En Alberta, on ne peut pas vous renvoyer pour un handicap, l’âge, la race, le sexe ou la famille. Vous avez un an pour vous plaindre.',
  },
  'ca.work.qc-reasonable': {
    says: 'Au Québec, vous pouvez aussi réclamer un délai de congé raisonnable selon le Code civil. Vous ne pouvez pas y renoncer d’avance.',
  },
  'ca.condo.on': {
    says: 'En Ontario, l’association doit vous avertir au moins 10 jours avant d’inscrire un privilège. Il couvre trois mois de frais au plus avant ce jour.',
  },
  'ca.condo.bc': {
    says: 'En Colombie-Britannique, la copropriété (strata) doit donner un avis écrit de deux semaines avant un privilège ou une poursuite.',
  },
}

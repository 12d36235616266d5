/** Questions that rest on a belief about separation, children, water in the home and vouchers: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_FR: Words = {
  'de.ask-stay.after-separation': {
    says: 'C’est le jour de la séparation qui compte, pas le divorce. Après trois ans de vie conjugale en Allemagne, vous recevez un titre propre, d’abord pour un an. Moins suffit en cas de dureté particulière, comme la violence, ou si le conjoint est mort. Avec un enfant ici, un autre droit peut exister. Ne cachez pas la séparation : voyez d’abord un avocat ou un conseil aux migrants, puis demandez avant la fin du titre.',
  },
  'de.ask-stay.tolerated-work': {
    says: 'Pas sans permission, mais on l’obtient souvent. Regardez votre papier : il dit si le travail est permis. Demandez par écrit à l’office des étrangers la permission pour l’emploi, avec l’offre. L’interdiction vise surtout ceux qui cachent leur identité ou viennent d’un pays classé sûr. En cas de refus, demandez une décision écrite avec motifs et voyez un conseil aux réfugiés. Un apprentissage peut donner un séjour plus long.',
  },
  'de.ask-buy.child-damage': {
    says: 'Pas toujours, quoi que dise le panneau. Les parents ne paient que s’ils ont mal surveillé l’enfant pour son âge et son caractère. À eux de montrer qu’ils l’ont fait. Un enfant de moins de sept ans ne doit rien lui-même ; dans un accident avec une voiture, moins de dix, sauf exprès. Un enfant plus grand doit le dommage s’il pouvait comprendre. Prévenez votre assurance responsabilité (Haftpflicht) et ne promettez rien.',
  },
  'de.ask-home.spoken-lease': {
    says: 'Un bail oral compte. Vous avez les droits de tout locataire : délais de préavis, réparations et protection contre le renvoi. Une fin dite de vive voix au-delà d’un an ne lie pas : le bail continue. Charges en plus et peinture ne sont dues que si c’est convenu. Un congé exige quand même un écrit avec un motif. Gardez virements et messages, et payez par banque avec le mot loyer.',
  },
  'de.ask-home.water-from-neighbour': {
    says: 'Prévenez aujourd’hui le bailleur et votre assurance du mobilier (Hausrat), avec des photos. Vos affaires sont le plus souvent payées par votre propre assurance ; murs et sol regardent le bailleur et l’assurance de l’immeuble. Le voisin ou son assurance ne paie que s’il est en faute. Tant que le logement est mouillé, le loyer est réduit par la loi. Ne jetez rien avant que l’assureur l’ait vu.',
  },
  'de.ask-buy.voucher-insolvent': {
    says: 'Il n’est pas perdu, mais vaut souvent peu. Utilisez-le aujourd’hui si le magasin le prend encore. Une fois la procédure d’insolvabilité ouverte, ce n’est plus possible. Déclarez alors votre créance à l’administrateur (Insolvenztabelle) ; c’est gratuit. Le plus souvent seuls quelques pour cent reviennent, et tard. Acheté récemment par carte ou PayPal ? Demandez-y aussi le remboursement.',
  },
}

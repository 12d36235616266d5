/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'gb.need.food': {
    says: 'Demandez aujourd’hui à votre conseil local (council) un Crisis Payment de son Crisis and Resilience Fund. C’est de l’argent pour manger ou chauffer ; il ne faut pas d’allocation. Pour un bon de banque alimentaire aujourd’hui : 0808 208 2138, gratuit, en semaine de 9 à 17 h. L’école, le médecin ou l’infirmière en donnent aussi. Si vous attendez Universal Credit, demandez une avance (advance).',
  },
  'gb.need.food-scotland': {
    says: 'Demandez aujourd’hui à votre conseil local (council) un Crisis Grant du Scottish Welfare Fund. Il peut payer nourriture et chauffage en urgence, et vous ne le remboursez pas. Il faut avoir 16 ans et un petit revenu, avec ou sans allocation. S’il dit non, demandez une révision (review). Citizens Advice Scotland indique la banque alimentaire la plus proche : 0800 028 1456.',
  },
  'gb.need.food-wales': {
    says: 'Demandez aujourd’hui sur gov.wales un Emergency Assistance Payment du Discretionary Assistance Fund. Il peut payer nourriture, gaz, électricité et vêtements en urgence, et vous ne le remboursez pas. Il ne faut pas d’allocation. Pour un bon de banque alimentaire aujourd’hui : 0808 208 2138, gratuit, en semaine de 9 à 17 h.',
  },
  'gb.need.food-northern-ireland': {
    says: 'Demandez aujourd’hui au service Finance Support (voir nidirect.gov.uk) un Discretionary Support. En cas de crise il donne un prêt sans intérêt ou une aide pour manger et vivre, même si vous travaillez. S’il dit non, demandez une révision (review). Advice NI aide gratuitement et indique la banque alimentaire la plus proche : 0800 915 4604.',
  },
  'gb.need.power': {
    says: 'Appelez maintenant le fournisseur. Dites qu’il y a un bébé, une personne âgée ou malade, offrez un plan et demandez le courant aujourd’hui. Avant de couper, il doit vous offrir un plan que vous pouvez payer. Demandez au conseil local (council) une aide de crise pour chauffer. S’il refuse, Citizens Advice : 0808 223 1133 (Écosse 0800 028 1456). Si la rue est noire aussi, c’est une panne : 105.',
  },
  'gb.need.meter': {
    says: 'Appelez maintenant le fournisseur. Dites que le compteur est vide et qui est là. Il doit offrir un crédit d’urgence, un crédit la nuit et le week-end, et un crédit en plus (extra credit) aux personnes en difficulté, comme avec un bébé. Vous le rendez peu à peu. Demandez-lui, ou au conseil local (council), un bon d’énergie ou une aide de crise. S’il refuse, Citizens Advice : 0808 223 1133 (Écosse 0800 028 1456).',
  },
  'gb.need.loan-shark': {
    says: 'En danger, appelez le 999. Vous n’avez commis aucun crime : lui oui, en prêtant sans permission. Il ne peut pas réclamer le prêt en justice. Jour et nuit, en confiance : Angleterre 0300 555 2222, Écosse 0800 074 0878, pays de Galles 0300 123 3311 ; en Irlande du Nord la police, 101. On vous aide et on l’arrête. Gardez les messages. Faites bloquer la carte par la banque.',
  },
  'gb.need.bed': {
    says: 'Appelez maintenant votre conseil local (council) et dites que vous n’avez nulle part où dormir ce soir ; la nuit il a un numéro d’urgence. Avec des enfants, enceinte, malade ou fuyant la violence, il doit vous loger ce soir pendant qu’il étudie votre cas. Une voiture n’est pas un logement pour la loi. S’il dit non, appelez Shelter, gratuit : 0808 800 4444.',
  },
  'gb.need.bed-scotland': {
    says: 'Appelez maintenant votre conseil local (council) et dites que vous n’avez nulle part où dormir ce soir ; la nuit il a un numéro d’urgence. S’il a des raisons de vous croire sans-abri, il doit vous loger ce soir et étudier le cas après. En Écosse cela vaut avec ou sans enfants. S’il dit non, appelez Shelter Scotland, gratuit : 0808 800 4444.',
  },
  'gb.need.bed-wales': {
    says: 'Appelez maintenant votre conseil local (council) et dites que vous n’avez nulle part où dormir ce soir ; la nuit il a un numéro d’urgence. Au pays de Galles il doit vous loger pendant l’examen si vous pouvez être prioritaire. Ainsi avec des enfants, enceinte, malade, fuyant la violence ou à la rue. S’il dit non, appelez Shelter Cymru, gratuit : 08000 495 495.',
  },
  'gb.need.bed-northern-ireland': {
    says: 'Appelez maintenant le Housing Executive et dites que vous n’avez nulle part où dormir ce soir : 03448 920 900, soir et week-end 03448 920 908. Avec des enfants, enceinte, malade ou fuyant la violence, il doit vous loger pendant qu’il étudie votre cas. S’il dit non, Housing Rights conseille gratuitement : 028 9024 5640.',
  },
}

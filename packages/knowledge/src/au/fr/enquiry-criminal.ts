/** Questions about the police, a charge and an order against oneself: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'au.ask.order-against-me': {
    says: 'Respectez l’ordonnance dès que vous la recevez. Un contact interdit est un délit, même si l’autre écrit d’abord. Allez au tribunal ce jour-là ; sans vous, elle peut être rendue. Vous pouvez accepter sans rien admettre, ou refuser et avoir une audience. Ce n’est pas une condamnation. Appelez Legal Aid avant, et demandez le duty lawyer sur place. Gardez vos messages.',
  },
  'au.ask.charged': {
    says: 'Vous devez y aller ce jour-là. Sinon, le tribunal peut décider sans vous ou vous faire arrêter. Appelez maintenant Legal Aid de votre État. Au tribunal, demandez le duty lawyer avant l’appel de votre nom : c’est gratuit. Le premier jour, vous pouvez demander du temps avant de plaider. N’en parlez pas à la police. Apportez des lettres sur travail, famille et santé.',
  },
  'au.ask.police': {
    says: 'Si vous n’êtes pas arrêté, vous n’avez pas à y aller ni à rester. Vous n’avez pas à répondre aux questions sur les faits, coupable ou non. Parfois, comme au volant, il faut donner nom et adresse. Appelez Legal Aid ou un avocat avant tout interrogatoire. Vous pouvez dire « no comment » à chaque question. Restez poli, ne résistez pas. Dites que vous n’acceptez pas de fouille, sans la bloquer.',
  },
}

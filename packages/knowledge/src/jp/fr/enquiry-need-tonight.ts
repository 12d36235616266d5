/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'jp.ask-need.roof': {
    says: 'Allez au bureau d’aide (福祉事務所) là où vous êtes et dites : je n’ai nulle part où dormir, je demande 生活保護. Pas besoin d’adresse : le bureau du lieu où vous êtes est chargé, et si la vie est en danger il doit agir de lui-même. Il peut trouver une place aujourd’hui, avec vos enfants. Le 自立相談支援機関 aide aussi. La nuit, gratuit : よりそいホットライン 0120-279-338.',
  },
  'jp.ask-need.food': {
    says: 'Allez aujourd’hui au bureau d’aide (福祉事務所), dites que vous n’avez pas de quoi manger et déposez une demande de 生活保護. Il doit la prendre et répondre en 14 jours, 30 au plus ; si c’est urgent, il doit agir tout de suite. D’ici là, demandez au 社会福祉協議会 un prêt sans intérêt jusqu’à 100 000 yens (緊急小口資金) et au 自立相談支援機関 de la nourriture (フードバンク).',
  },
  'jp.ask-need.power-off': {
    says: 'Appelez maintenant la société d’électricité : dites qu’il y a un bébé et demandez combien payer aujourd’hui pour que le courant revienne, et le reste en plusieurs fois. Le 社会福祉協議会 prête pour les factures (緊急小口資金, jusqu’à 100 000 yens sans intérêt). Aucun argent ? Allez aujourd’hui au bureau d’aide (福祉事務所) demander 生活保護.',
  },
  'jp.ask-need.lender': {
    says: 'En danger, appelez le 110 ; conseil de la police : #9110. Ne payez plus rien. Prêter comme métier sans licence, ou à plus de 20 % par an, est un délit ; au-dessus de 109,5 % le prêt est nul, et la Cour suprême dit que vous n’avez pas à rendre cet argent. Gardez messages, noms et comptes. Un avocat peut arrêter les appels aujourd’hui. 法テラス : 0570-078374.',
  },
}

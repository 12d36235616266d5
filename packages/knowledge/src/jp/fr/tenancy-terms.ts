/** Garantie et réparations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_FR: Words = {
  'jp.home.right-deposit': {
    says: 'Après le départ, la garantie (敷金) doit être rendue, moins le loyer dû et vos dégâts. Vous ne payez pas l’usure normale.',
  },
  'jp.home.step-guideline': {
    says: 'Demandez une liste de chaque frais avec photos. Comparez avec le guide du ministère (原状回復ガイドライン), qui compte l’âge des murs et sols.',
  },
  'jp.home.right-repair': {
    says: 'Le bailleur doit faire les réparations utiles. Écrivez-lui. Si une partie est inutilisable, le loyer baisse. S’il ne fait rien, vous pouvez réparer vous-même.',
  },
  'jp.home.right-trust': {
    says: 'Payez tout avant le dernier jour et le bail continue. Le tribunal n’y met fin que si la confiance est rompue, souvent vers trois mois d’arriérés.',
  },
  'jp.home.right-stay-until': {
    says: 'Personne ne peut changer vos serrures ou vider votre logement sans tribunal. Seul un officier (執行官) le peut, après un jugement.',
  },
  'jp.home.right-rent-help': {
    says: 'Après une perte d’emploi ou une forte baisse de revenu, la ville peut payer le loyer quelques mois (住居確保給付金). Demandez avant la fin du bail.',
  },
  'jp.home.right-guarantee-firm': {
    says: 'Une firme de garantie (保証会社) ne peut mettre fin au bail seule ni dire le logement abandonné. La Cour suprême a jugé ces clauses nulles.',
  },
  'jp.home.right-renewal-fee': {
    says: 'Des frais de renouvellement ne sont dus que si le bail les nomme clairement et s’ils ne sont pas trop hauts. Sans nouveau papier, un bail normal continue par la loi. Vous n’avez pas à accepter un loyer plus haut.',
  },
  'jp.home.step-renewal-fee': {
    says: 'Cherchez chaque frais dans le bail : 更新料, 更新事務手数料, assurance. Ce qui n’y est pas, refusez-le par écrit. Continuez de payer l’ancien loyer.',
  },
  'jp.home.right-clause': {
    says: 'Une clause qui met le nettoyage ou l’usure à votre charge ne vaut que si elle était claire et acceptée. Une clause qui vous nuit d’un seul côté est nulle.',
  },
  'jp.home.renewal-reality': {
    says: 'On ne peut pas vous mettre dehors parce que vous posez des questions sur les frais. Un bail ordinaire continue pendant que vous discutez.',
  },
  'jp.home.right-no-force': {
    says: 'Le propriétaire ne peut pas changer la serrure ni sortir vos affaires sans un juge. Si quelqu’un le fait, appelez la police et un avocat.',
  },
  'jp.home.right-broken-trust': {
    says: 'Un loyer en retard ne met pas toujours fin au bail. Le juge demande si la confiance entre vous et le propriétaire est rompue. Payez maintenant ce que vous pouvez, et notez la raison du retard.',
  },
}

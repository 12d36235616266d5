/** Questions about eviction papers of a court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_PAPERS_FR: Words = {
  'us.fact.eviction-papers': {
    says: 'Vous n’avez pas à partir maintenant : seul un agent avec un ordre du tribunal peut vous mettre dehors. Cherchez dans les papiers le jour pour répondre ou pour venir au tribunal. Dans certains États vous avez cinq jours ou moins. Répondez ou allez-y avant ce jour, sinon vous perdez sans audience. Dites ce que vous avez payé et ce qui n’a jamais été réparé. Demandez de ne pas payer les frais (fee waiver) et appelez legal aid aujourd’hui.',
  },
  'us.state.ca.ask-eviction-papers': {
    says: 'En Californie vous avez dix jours de tribunal pour déposer une réponse (answer), dès le jour où les papiers vous ont été remis. Les week-ends et jours fériés du tribunal ne comptent pas. Prenez le formulaire UD-105, et FW-001 pour ne pas payer les frais. Le tribunal ne fixe un jour qu’après. Sans réponse vous perdez. Écrivez-le s’ils ont pris un loyer après l’avis ou jamais réparé. Seul le shérif, avec un ordre du tribunal, peut vous mettre dehors.',
  },
  'us.state.fl.ask-eviction-papers': {
    says: 'Ce n’est pas fini. En Floride vous avez cinq jours pour répondre par écrit, sans les week-ends et jours fériés. Pour un loyer impayé, il faut aussi verser le loyer au tribunal dans ce délai, ou demander au juge de fixer la somme. Sinon vous perdez sans audience. Seul le shérif, avec un ordre du tribunal, peut vous mettre dehors. Appelez legal aid aujourd’hui.',
  },
  'us.state.ga.ask-eviction-papers': {
    says: 'Ce n’est pas fini. En Géorgie vous avez sept jours pour répondre après l’arrivée des papiers, même laissés sur la porte. Vous pouvez répondre par écrit ou le dire au greffe (clerk). Sans réponse vous perdez. Pour un loyer impayé, tout payer avec les frais dans les sept jours met le plus souvent fin à l’affaire, une fois par an. Seul un agent avec un ordre du tribunal peut vous mettre dehors.',
  },
  'us.state.ny.ask-eviction-papers': {
    says: 'Ce n’est pas fini. À New York, une affaire de loyer impayé vous donne dix jours pour répondre après l’arrivée des papiers. Vous pouvez le faire au greffe (clerk), même de vive voix. Une affaire « holdover » fixe un jour : allez-y. Si vous ne faites ni l’un ni l’autre, vous perdez. Dites ce que vous avez payé et ce qui n’a jamais été réparé. Dans la ville de New York, appelez le 311 pour un avocat gratuit. Seul un marshal ou shérif avec un ordre du tribunal peut vous mettre dehors.',
  },
}

/** Unpaid fines of a court or a city in letters of collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_NL: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'In Ontario kan een onbetaalde boete u het rijbewijs of de kentekenplaten kosten. Zij kan op de onroerendgoedbelasting komen, of als een vonnis worden uitgevoerd.',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'In Ontario verjaart een boete van de rechter niet. Er is geen termijn voor het innen.',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'In Ontario kunt u om meer tijd vragen voor een boete, of om in delen te betalen. Vraag het kantoor van de rechtbank om het formulier. Een justice of the peace beslist.',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'In British Columbia kan ICBC een rijbewijs of kentekenplaten weigeren tot een verkeersboete is betaald. Vraag ICBC om een plan als u niet meteen kunt betalen.',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'In Quebec kan een onbetaalde boete uw rijbewijs schorsen. Het boetekantoor kan ook spullen of inkomen laten beslagleggen.',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'Vraag in Quebec het boetekantoor om meer tijd of delen. Kunt u niet betalen en helpt beslag niet, dan moet het u werk in plaats van geld bieden, waar een programma is.',
  },
}

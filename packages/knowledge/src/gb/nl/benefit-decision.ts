/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_NL: Words = {
  'gb.pip.right-points': {
    says: 'Acht punten geven het gewone bedrag, 12 het hogere. Een taak telt alleen als u die veilig, goed genoeg, steeds weer en in goede tijd kunt doen.',
  },
  'gb.benefit.right-again': {
    says: 'Vraag binnen een maand om een nieuwe blik (mandatory reconsideration). Met een goede reden kan het tot 13 maanden later.',
  },
  'gb.benefit.right-tribunal': {
    says: 'Na hun antwoord hebt u een maand voor beroep bij een rechter (tribunal). Het is gratis, en die staat los van het kantoor dat besliste.',
  },
  'gb.benefit.right-work-test': {
    says: 'Genoeg punten is een weg om niet geschikt voor werk te zijn. Een echt gevaar voor de gezondheid is een andere. Vraag het rapport en antwoord erop.',
  },
  'gb.benefit.carers-pay': {
    says: 'Vraag hoe zij uw loon hebben geteld. Belasting, de helft van wat u voor pensioen betaalt en sommige zorgkosten gaan eraf. Loon dat wisselt mag worden gemiddeld.',
  },
  'gb.benefit.carers': {
    says: 'U betaalt alleen terug als u foute feiten gaf of verzweeg wat u moest melden. Wisten ze alles en vergisten ze zich, zeg dat.',
  },
  'gb.benefit.answer': {
    says: 'Vraag binnen een maand om een nieuwe blik, met bewijs van uw arts. Zeggen ze weer nee, ga dan binnen een maand naar de gratis rechter (tribunal). Velen winnen daar.',
  },
}

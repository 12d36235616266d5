/** Dutch: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_NL: Words = {
  'ie.data-copy.right': {
    says: 'U krijgt gratis een kopie van uw gegevens binnen een maand. In een moeilijk geval hebben ze twee maanden meer. Ze mogen nagaan wie u bent, maar niet te veel vragen.',
  },
  'ie.data-copy.wants': { says: 'Ze antwoorden op uw verzoek om een kopie van uw gegevens.' },
  'ie.data-copy.step': {
    says: 'Schrijf terug: op welke regel steunen ze? Vraag alles wat niet over anderen gaat. Klaag dan gratis bij de Data Protection Commission.',
  },
  'ie.board.wants': {
    says: 'Iemand zegt dat u schuld hebt aan letsel. De Board vraagt of ze de eis mag beoordelen.',
  },
  'ie.board.right-choice': {
    says: 'U hebt 90 dagen om de beoordeling goed te vinden of niet. Goedvinden is geen schuld bekennen. Zwijgen telt als ja.',
  },
  'ie.board.step': {
    says: "Stuur de brief vandaag naar uw verzekeraar en geef niets toe. Schrijf op wat er gebeurde, met namen en foto's.",
  },
  'ie.instalment.right-change': {
    says: 'Kunt u het niet volhouden, vraag de District Court dan het bevel (instalment order) te wijzigen. Gevangenis is alleen voor wie kan betalen en weigert, na een zitting met rechtshulp.',
  },
  'ie.broadband.right-leave': {
    says: 'Een contract mag u hoogstens 24 maanden binden. U kunt gratis weg als de dienst ver onder de belofte blijft, of als ze de voorwaarden veranderen.',
  },
  'ie.broadband.right-service': {
    says: 'De dienst moet zorgvuldig zijn en zoals afgesproken. Zo niet, vraag herstel, of geld terug.',
  },
  'ie.need.wants': {
    says: 'De brief gaat over het onderzoek naar wat u of uw kind nodig heeft door een beperking.',
  },
  'ie.need.right-time': {
    says: 'Het onderzoek moet binnen drie maanden na de aanvraag beginnen en binnen drie meer eindigen. Anders kunt u klagen.',
  },
  'ie.need.step': {
    says: 'Stuur nu een klacht naar de dienst van de HSE (complaints officer). Daarna kunt u in beroep, en de Circuit Court kan afdwingen wat is beslist.',
  },
  'ie.bully.right': {
    says: 'Uw werkgever moet u beschermen tegen pesten en een klacht onderzoeken. U mag er niet voor worden gestraft. Klaag schriftelijk voordat u weggaat.',
  },
  'ie.couple.right-share': {
    says: 'Na vijf jaar samen, of twee met een kind, kunt u de rechter om een deel of steun vragen. Na een overlijden binnen zes maanden na de akte.',
  },
  'ie.couple.answer': {
    says: 'Zonder testament erft een partner die niet getrouwd was niets vanzelf. Na vijf jaar samen, of twee met een kind, kunt u de rechter om een deel vragen. Doe dat binnen zes maanden na de akte.',
  },
  'ie.work.right-short-service': {
    says: 'Met minder dan een jaar in de baan kunt u een geschil naar de Workplace Relations Commission brengen. Haar mening bindt de werkgever niet. Ontslag om zwangerschap, discriminatie of een melding mag niet, vanaf dag één.',
  },
}

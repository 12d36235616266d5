/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_NL: Words = {
  'it.ask.fine-paid': {
    says: 'Wie het verlaagde bedrag betaalt, aanvaardt de boete: bezwaar vervalt dan. Dat geldt voor 30 % minder binnen vijf dagen en voor het minimum binnen 60. Kies dus eerst. Maak bezwaar binnen 30 dagen bij de vrederechter of 60 bij de Prefetto, en betaal intussen niet. Betaalde de eigenaar, dan kan de bestuurder die punten verliest nog bezwaar maken over de punten.',
  },
  'it.ask.parents-debts': {
    says: 'Zolang uw ouder leeft bent u niets schuldig, tenzij u tekende. Na het overlijden alleen als u de erfenis aanvaardt. U kunt haar bij notaris of rechtbank verwerpen, of alleen aanvaarden tot wat er is (beneficio d’inventario). Woont u in het huis of hebt u de spullen, handel dan binnen drie maanden. Neem, verkoop en betaal tot dan niets.',
  },
  'it.ask.care-without-papers': {
    says: 'U kunt gaan. Ook zonder papieren krijgt u dringende en nodige zorg, ook langdurig: spoedhulp, zwangerschap, kinderen, vaccins, infecties. Vraag de STP-code in het ziekenhuis of bij de ASL; die geldt zes maanden, is te verlengen en vraagt geen vergunning. Zonder middelen betaalt u alleen het kleine ticket, of niets. Uw bezoek mag niet aan de politie gemeld worden, behalve waar dat voor iedereen plicht is.',
  },
  'it.ask.no-block-without-warning': {
    says: 'Niet zonder waarschuwing. Eerst komt de aanslag (cartella), met 60 dagen. Voor een blokkade moet een waarschuwing komen (preavviso di fermo). Betaal in die 30 dagen, vraag termijnen, of toon dat u de auto voor uw beroep nodig hebt. Een blokkade neemt niets weg: de auto blijft van u, maar u mag er niet in rijden. Vraag bewijs dat elk papier u bereikte.',
  },
}

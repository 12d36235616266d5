/** Questions about contracts that run on: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_NL: Words = {
  'de.ask-buy.gym': {
    says: 'Contracten sinds maart 2022: hoogstens twee jaar, dan altijd met één maand opzegging. Blijvende ziekte kan een sportschoolcontract meteen beëindigen.',
    dependsOn: 'wanneer u tekende en wat het contract zegt',
  },
  'de.ask-buy.phone-contract': {
    says: 'Gesloten via internet, telefoon of aan de deur? U kunt 14 dagen zonder reden herroepen; op tijd versturen is genoeg. Anders hoogstens twee jaar, dan één maand opzegging. Een contract per telefoontje telt pas als u de schriftelijke samenvatting goedkeurde. Bij prijsverhoging mag u weg.',
    dependsOn: 'hoe het gesloten is en hoe lang het liep',
  },
  'de.ask-buy.price-rise': {
    says: 'De leverancier moet het u vóór de verhoging zeggen, bij huishoudens een maand vooraf. U mag dan zonder opzegtermijn weg op de dag dat zij begint.',
    dependsOn: 'of uw leverancier het op tijd zei',
  },
  'de.ask-buy.gym-ill': {
    says: 'Kunt u lang niet trainen, dan mag u het contract meteen beëindigen. Schrijf dat en voeg een doktersbriefje toe dat dit zegt. De ziekte hoeft u eerst niet te noemen. Pas bij de rechter moet u die bewijzen. Bij een korte ziekte is een pauze gewoner.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Meestal mag dat zonder reden, maar met twee maanden opzegtermijn. Een Sparkasse heeft een eerlijke reden nodig. U hebt bij elke bank recht op een basisrekening (Basiskonto), ook met schulden. Vraag die nu aan en geef het nieuwe nummer door.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Is het telkens veel trager dan afgesproken, dan mag u minder betalen of opzeggen. Bewijs het met de meting van de Bundesnetzagentur (breitbandmessung.de). Meld een storing meteen. Na twee dagen kunt u voor elke dag geld vragen.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Uw aansluiting mag alleen worden afgesloten als u minstens € 100 schuldig bent en twee weken eerder een schriftelijke waarschuwing kwam. Met redenen betwiste bedragen tellen niet. Betaal de rest en vraag de Bundesnetzagentur om hulp.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Uw zwijgen is geen toestemming voor hogere kosten. Zonder uw ja moet de bank het meerdere terugbetalen, ook over eerdere jaren binnen de termijn. Schrijf haar en ga daarna naar haar ombudsman. Zij kan de rekening met twee maanden opzeggen.',
  },
}

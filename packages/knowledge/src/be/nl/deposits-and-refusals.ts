/** Huurwaarborg en weigeringen, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_NL: Words = {
  'be.deposit.reality': {
    says: 'Dit is hoe uw verhuurder het ziet. U kunt elke kostenpost betwisten en om bewijs vragen.',
  },
  'be.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en stel een laatste dag voor de rest.',
  },
  'be.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd is kort en loopt vanaf de brief.',
  },
  'be.stay.step-first': {
    says: 'Schrijf op wanneer u de brief kreeg, bewaar de envelop en laat vandaag alles aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'be.refusal.want': {
    says: 'Een instantie zegt dat u geen uitkering krijgt, dat die stopt of dat u minder krijgt.',
  },
  'be.refusal.reality': {
    says: 'Een instantie heeft tegen u beslist. Veel van die besluiten veranderen als mensen met bewijs bezwaar maken.',
  },
  'be.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel bewijs en schrijf voor de laatste dag. Bewijs mag later volgen.',
  },
  'be.refusal.right-court': {
    says: 'U hebt meestal drie maanden om naar de arbeidsrechtbank te gaan. Het kost niets, en uw vakbond of een gratis advocaat kan schrijven.',
  },
  'be.charges.reality': {
    says: 'Dit is een afrekening van extra kosten. Die kan fout zijn. U hoeft niet te betalen voordat u de rekeningen hebt gezien.',
  },
  'be.charges.step-first': {
    says: 'Schrijf voor de betaaldag. Vraag de rekeningen te zien, vergelijk met vorig jaar en uw contract, en zeg welke kosten u betwist.',
  },
  'be.refusal.deadline': {
    says: 'U hebt meestal drie maanden voor de arbeidsrechtbank. We tellen vanaf de datum van de brief.',
    action: 'Beroep bij de arbeidsrechtbank',
    consequence: 'De beslissing blijft.',
  },
  'be.credit.refused-want': {
    says: 'Een kredietgever weigert uw kredietaanvraag.',
  },
  'be.credit.refused-right': {
    says: 'De kredietgever moet u meteen en gratis zeggen welk bestand hij raadpleegde en wat hij vond. Voor de weigering mag hij niets vragen.',
  },
  'be.credit.refused-step': {
    says: 'Vraag de Nationale Bank gratis wat in haar Centrale voor kredieten over u staat. Laat foute gegevens verbeteren.',
  },
}

/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'nl.public-debt.want': {
    says: 'Een overheidsorganisatie zegt dat u niet hebt betaald, en vraagt opnieuw om het geld.',
  },
  'nl.public-debt.reality': {
    says: 'Neem dit serieus. Na een aanmaning kunnen de meeste overheden zonder rechter een dwangbevel geven. Daarmee kan een deurwaarder beslag leggen op loon of rekening.',
  },
  'nl.public-debt.who': {
    says: 'Dit is een overheidsorganisatie. De wet over schulden aan de overheid geeft haar eigen bevoegdheden.',
  },
  'nl.public-debt.rights': {
    says: 'U mag uitstel of een regeling vragen en bezwaar maken tegen het besluit. U houdt genoeg inkomen om van te leven.',
  },
  'nl.public-debt.know-old': {
    says: 'De meeste schulden aan de overheid verjaren vijf jaar na de laatste betaaldag. Een aanmaning of dwangbevel laat de tijd opnieuw beginnen.',
  },
  'nl.public-debt.right-two-weeks': {
    says: 'Een aanmaning geeft u twee weken, vanaf de dag na de verzending. Eerder mag er geen dwangbevel komen. De kosten staan in de wet.',
  },
  'nl.public-debt.right-time': {
    says: 'U kunt uitstel of een regeling vragen. Tijdens uitstel mag de overheid niet aanmanen of innen.',
  },
  'nl.public-debt.right-object': {
    says: 'U kunt gratis binnen zes weken bezwaar maken tegen de beschikking erachter. Dat stopt de betaling niet: vraag ook om uitstel.',
  },
  'nl.public-debt.right-income': {
    says: 'Een deel van uw loon of uitkering blijft beschermd (beslagvrije voet), ook tegen de overheid.',
  },
  'nl.public-debt.step-call': {
    says: 'Bel of schrijf vóór de datum, met het nummer in de brief. Vraag om uitstel of een regeling die bij uw inkomen past.',
  },
  'nl.public-debt.step-which': {
    says: 'Zoek het besluit waar het bedrag uit komt en controleer het. Vraag een kopie als u het niet hebt. Al betaald? Stuur bewijs.',
  },
  'nl.public-debt.tax-right': {
    says: 'Met een laag inkomen en weinig spaargeld kunt u kwijtschelding vragen. Niet elke gemeente of belasting staat dat toe. Vraag ook uitstel.',
  },
  'nl.public-debt.tax-wage': {
    says: 'Voor een belasting kunnen zij een dwangbevel sturen en uw werkgever een deel van uw loon laten betalen. Daar is geen rechter voor nodig.',
  },
  'nl.public-debt.fine-reality': {
    says: 'Een boete van de rechter gaat omhoog als u te laat betaalt. Blijft die onbetaald, dan kan hechtenis volgen.',
  },
  'nl.public-debt.fine-right': {
    says: 'Het CJIB kan uitstel geven of u in delen laten betalen. Vraag dit vóór de verhoging: daarna is alles direct verschuldigd.',
  },
  'nl.public-debt.fine-rights': {
    says: 'U mag uitstel vragen of in delen betalen. Laat zien wat u verdient en wat u nodig hebt om te leven.',
  },
  'nl.public-debt.cjib-stop': {
    says: 'Te veel schulden? Vraag het CJIB om een noodstop. Die kan vier maanden geven, als u bij uw gemeente schuldhulp vraagt.',
  },
  'nl.public-debt.duo-reality': {
    says: 'Na een aanmaning kan DUO de achterstand aan het CJIB overdragen. Dat kan een deurwaarder sturen. Dan komen er rente en kosten bij.',
  },
  'nl.public-debt.duo-right': {
    says: 'Kunt u het maandbedrag niet betalen? Vraag DUO om het naar uw inkomen vast te stellen (draagkracht). Het kan zelfs tijdelijk nul worden.',
  },
  'nl.public-debt.duo-step': {
    says: 'Vraag DUO nu om een betalingsregeling voor de achterstand. Heeft het CJIB die eenmaal, dan maakt DUO geen regeling meer.',
  },
}

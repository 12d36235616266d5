/** Demands of the tax office and its collector, and what holds for benefits too: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'De belastingdienst, zijn inner (AdER) of uw gemeente vraagt belasting, een boete of premies.',
  },
  'it.public.want-friendly': {
    says: 'Dit is een vroeg bericht over een fout in uw aangifte (avviso bonario). Het geeft u 60 dagen en een lagere boete.',
  },
  'it.public.who': {
    says: 'Dit is een overheidskantoor of zijn inner. Het heeft geen rechter nodig, maar u kunt in beroep gaan en tijd vragen.',
  },
  'it.public.rights': {
    says: 'U kunt de papieren zien, in beroep gaan, en vragen in delen te betalen.',
  },
  'it.public.reality': { says: 'Het is ernstig, maar op tijd om delen vragen stopt nieuw beslag.' },
  'it.public.deadline-appeal': {
    says: 'U hebt 60 dagen vanaf de bezorging om te betalen of in beroep te gaan. Wij tellen vanaf de datum ervan. Augustus telt niet, maar dat gebruiken wij niet.',
    action: 'Betalen, delen vragen, of in beroep gaan bij de belastingrechter',
    consequence: 'De schuld wordt definitief en ze kunnen beslag leggen.',
  },
  'it.public.deadline-contributions': {
    says: 'Tegen een eis van INPS (avviso di addebito) hebt u 40 dagen om naar de arbeidsrechter te gaan.',
    action: 'Betalen, delen vragen, of u bij de rechter verzetten',
    consequence: 'De schuld wordt definitief.',
  },
  'it.public.right-hear-first': {
    says: 'Vóór de meeste aanslagen moet het kantoor een ontwerp sturen en u 60 dagen geven om te antwoorden.',
  },
  'it.public.right-agree': {
    says: 'U kunt vragen een aanslag te schikken (accertamento con adesione): de boete daalt tot een derde.',
  },
  'it.public.right-self-correct': {
    says: 'Bij een duidelijke fout kunt u het kantoor vragen haar te schrappen (autotutela). Dat alleen stopt de tijd niet.',
  },
  'it.public.option-appeal': {
    says: 'Dien beroep in bij de belastingrechter. Tot € 3.000 hebt u geen advocaat nodig.',
    title: 'In beroep gaan',
    cost: 'Een bedrag vanaf € 30.',
    time: '60 dagen.',
    risk: 'U moet intussen misschien een deel betalen.',
    bestFor: 'Het bedrag klopt niet, is te oud of nooit bezorgd.',
  },
  'it.public.option-plan': {
    says: 'Vraag het online op de site van AdER of van het kantoor.',
    title: 'In delen betalen',
    cost: 'Rente.',
    time: 'Minuten.',
    risk: 'Acht gemiste delen beëindigen het plan.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'it.public.option-pay': {
    says: 'Betaal met PagoPA en de code in de brief.',
    title: 'Op tijd betalen',
    cost: 'Het bedrag.',
    time: 'Minuten.',
    risk: 'Laag.',
    bestFor: 'Het klopt en u kunt betalen.',
  },
  'it.public.warning-pec': {
    says: 'Haal aangetekende brieven op en open berichten van PEC en SEND. Niet lezen stopt de tijd niet.',
  },
  'it.contributions.right-old': {
    says: 'Bijdragen verjaren vijf jaar na de vervaldag, tenzij u tussendoor een papier kreeg. Zeg het de rechter op tijd.',
  },
  'it.tax.right-reasons': {
    says: 'Een belastingbrief moet zeggen waarom, wie u kunt vragen en waar u in beroep gaat. Bij beroep kan de rechter een betaling opschorten die u zwaar schaadt.',
  },
}

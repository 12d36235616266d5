/** The Dutch words of Italy: tax and benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'De belastingdienst, zijn inner (AdER) of uw gemeente vraagt belasting, een boete of premies.',
  },
  'it.public.want-bill': {
    says: 'Dit is een incassorekening (cartella). Betaal, vraag delen of ga binnen 60 dagen in beroep.',
  },
  'it.public.want-friendly': {
    says: 'Dit is een vroeg bericht over een fout in uw aangifte (avviso bonario). Het geeft u 60 dagen en een lagere boete.',
  },
  'it.public.want-block': {
    says: 'Ze waarschuwen dat ze uw auto blokkeren (fermo). U hebt 30 dagen om iets te doen.',
  },
  'it.public.want-benefit': {
    says: 'INPS zegt dat het u te veel betaalde en vraagt het terug (indebito).',
  },
  'it.public.who': {
    says: 'Dit is een overheidskantoor of zijn inner. Het heeft geen rechter nodig, maar u kunt in beroep gaan en tijd vragen.',
  },
  'it.public.rights': {
    says: 'U kunt de papieren zien, in beroep gaan, en vragen in delen te betalen.',
  },
  'it.public.reality': { says: 'Het is ernstig, maar op tijd om delen vragen stopt nieuw beslag.' },
  'it.public.reality-benefit': {
    says: 'Het is ernstig, maar u kunt gratis in beroep gaan. Ze moeten u genoeg laten om te leven.',
  },
  'it.public.no-whole-benefit': {
    says: 'Ze kunnen niet uw hele pensioen stoppen om het terug te krijgen: hoogstens een vijfde per maand.',
  },
  'it.public.no-seizure': {
    says: 'Ze kunnen geen beslag leggen in de 60 dagen na een incassorekening (cartella). Na een jaar moeten ze eerst een nieuwe waarschuwing (intimazione) met vijf dagen sturen.',
  },
  'it.public.small-debt': {
    says: 'Bij schulden tot € 1.000 moeten ze na een brief met de details 120 dagen wachten voordat ze iets doen.',
  },
  'it.public.deadline-appeal': {
    says: 'U hebt 60 dagen vanaf de bezorging om te betalen of in beroep te gaan. Wij tellen vanaf de datum ervan. Augustus telt niet, maar dat gebruiken wij niet.',
    action: 'Betalen, delen vragen, of in beroep gaan bij de belastingrechter',
    consequence: 'De schuld wordt definitief en ze kunnen beslag leggen.',
  },
  'it.public.deadline-car': {
    says: 'U hebt 30 dagen vanaf de bezorging van de waarschuwing.',
    action: 'Betalen, delen vragen, of tonen dat u de auto voor werk nodig hebt',
    consequence: 'Ze kunnen de auto blokkeren (fermo).',
  },
  'it.public.deadline-contributions': {
    says: 'Tegen een eis van INPS (avviso di addebito) hebt u 40 dagen om naar de arbeidsrechter te gaan.',
    action: 'Betalen, delen vragen, of u bij de rechter verzetten',
    consequence: 'De schuld wordt definitief.',
  },
  'it.public.deadline-benefit': {
    says: 'U hebt 90 dagen vanaf de dag dat u het kreeg om INPS een herziening te vragen.',
    action: 'Online of bij een patronato beroep bij INPS indienen (ricorso amministrativo)',
    consequence: 'De herziening is te laat, en het terugvorderen gaat door.',
  },
  'it.public.right-eighty-four': {
    says: 'In 2025 en 2026 kunt u op een eenvoudig verzoek tot € 120.000 in tot 84 delen per maand betalen. Voor meer delen is bewijs van nood nodig.',
  },
  'it.public.right-stop-suspend': {
    says: 'Betaalde u al, of is de schuld te oud of geschrapt? Stuur AdER binnen 60 dagen een verklaring. Die stopt de inning.',
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
  'it.public.right-work-car': {
    says: 'Ze mogen geen auto blokkeren die u voor uw werk of voor een gehandicapte nodig hebt. Bewijs het binnen 30 dagen.',
  },
  'it.public.right-home': {
    says: 'Voor een last op een woning is een schuld boven € 20.000 en 30 dagen waarschuwing nodig. Uw enige woning waar u woont, mag niet verkocht worden.',
  },
  'it.public.right-good-faith': {
    says: 'Bij een pensioen dat INPS door eigen fout te veel betaalde, hoeft u vaak niet terug te betalen. Dat geldt als u eerlijk was en alles zei.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Ze mogen hoogstens een vijfde van een pensioen inhouden, en niet onder het veilige deel.',
  },
  'it.public.step-what': {
    says: 'Kijk wat het is: vroeg bericht, aanslag, incassorekening (cartella), waarschuwing over de auto (fermo). Schrijf de dag van bezorging op.',
  },
  'it.public.step-what-benefit': {
    says: 'Kijk welke uitkering, welke maanden en waarom. Ga naar een patronato, gratis.',
  },
  'it.public.step-real': {
    says: 'Ga het na in uw eigen deel van AdER, de belastingdienst of INPS met SPID of CIE, nooit via een link.',
  },
  'it.public.step-act': {
    says: 'Klopt het? Vraag nu online delen. Klopt het niet? Ga op tijd voor beroep naar een CAF of belastingadviseur.',
  },
  'it.public.step-answer-benefit': {
    says: 'Klopt het niet? Dien met een patronato het beroep (ricorso) in en zeg dat u te goeder trouw was.',
  },
  'it.public.step-plan': {
    says: 'Kies delen die u kunt betalen: het plan vervalt na acht gemiste delen.',
  },
  'it.public.step-plan-benefit': {
    says: 'Klopt het? Vraag INPS kleine delen per maand. Een patronato doet het gratis.',
  },
  'it.public.step-old': {
    says: 'Kijk naar de data: autobelasting drie jaar, gemeentebelasting, boetes en INPS vijf, landelijke belasting meestal tien.',
  },
  'it.public.step-papers-benefit': {
    says: 'Verzamel wat u INPS zei en wanneer: formulieren, inkomenspapieren, brieven.',
  },
  'it.public.option-appeal': {
    says: 'Dien beroep in bij de belastingrechter. Tot € 3.000 hebt u geen advocaat nodig.',
    title: 'In beroep gaan',
    cost: 'Een bedrag vanaf € 30.',
    time: '60 dagen.',
    risk: 'U moet intussen misschien een deel betalen.',
    bestFor: 'Het bedrag klopt niet, is te oud of nooit bezorgd.',
  },
  'it.public.option-appeal-benefit': {
    says: 'Een patronato dient het gratis in.',
    title: 'In beroep gaan bij INPS',
    cost: 'Niets.',
    time: '90 dagen.',
    risk: 'Laag.',
    bestFor: 'U was eerlijk, of het bedrag klopt niet.',
  },
  'it.public.option-plan': {
    says: 'Vraag het online op de site van AdER of van het kantoor.',
    title: 'In delen betalen',
    cost: 'Rente.',
    time: 'Minuten.',
    risk: 'Acht gemiste delen beëindigen het plan.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'it.public.option-plan-benefit': {
    says: 'Vraag INPS kleine delen per maand.',
    title: 'In delen terugbetalen',
    cost: 'Het bedrag, in delen.',
    time: 'Minuten om te vragen.',
    risk: 'Laag.',
    bestFor: 'U had geen recht op het geld.',
  },
  'it.public.option-pay': {
    says: 'Betaal met PagoPA en de code in de brief.',
    title: 'Op tijd betalen',
    cost: 'Het bedrag.',
    time: 'Minuten.',
    risk: 'Laag.',
    bestFor: 'Het klopt en u kunt betalen.',
  },
  'it.public.change-quinquies': {
    says: 'De bijzondere regeling voor oude incassoschulden (rottamazione-quinquies) sloot op 30 april 2026 voor nieuwe verzoeken.',
    was: 'U kon vragen zonder boetes en rente te betalen.',
    is: 'Alleen wie het op tijd vroeg, betaalt zo. Het volgende deel is op 30 november 2026.',
  },
  'it.public.insight-service': {
    says: 'Schulden in een waarschuwing kunnen komen van papieren die u nooit kreeg.',
    actionable: 'Vraag AdER de lijst (estratto di ruolo) en het bewijs van bezorging.',
  },
  'it.public.warning-pec': {
    says: 'Haal aangetekende brieven op en open berichten van PEC en SEND. Niet lezen stopt de tijd niet.',
  },
  'it.contributions.right-old': {
    says: 'Bijdragen verjaren vijf jaar na de vervaldag, tenzij u tussendoor een papier kreeg. Zeg het de rechter op tijd.',
  },
}

/** What people ask advisers every week, in short words, and beliefs that they want confirmed: the row that answers. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['gb', 'can a debt collection agency sue me', 'gb.ask-debt.collector-court'],
  ['gb', 'are lowell going to take me to court', 'gb.ask-debt.collector-court'],
  ['gb', 'can a debt collector take my car', 'gb.ask-debt.take-car'],
  ['gb', 'do i have to tell hmrc about my side hustle', 'gb.ask-tax.small-earnings'],
  ['gb', 'i sell on vinted do i pay tax', 'gb.ask-tax.small-earnings'],
  ['gb', 'do i get free prescriptions on uc', 'gb.ask-benefit.free-prescriptions'],
  ['gb', 'how to apply for a council house', 'gb.ask-housing.register'],
  ['gb', 'council refused to put me on the housing register', 'gb.ask-housing.register'],
  ['gb', 'next door wont trim there conifers and our garden is dark', 'gb.ask-home.high-hedge'],
  ['gb', 'who do i complain to about a high hedge', 'gb.ask-home.high-hedge'],
  ['gb', 'how much do i need to earn to bring my wife over', 'gb.ask-immigration.partner-income'],
  ['gb', 'do i have to work on boxing day', 'gb.ask-work.bank-holiday-made'],
  ['gb', 'do we get paid extra for bank holidays', 'gb.ask-work.bank-holidays'],
  ['us', "can i stop visitation if he doesn't pay child support", 'us.ask-life.visits-and-support'],
  ['us', 'i forgot about jury duty yesterday am i in trouble', 'us.ask-life.jury-missed'],
  ['us', 'can i get unemployment if i quit because they cut my hours', 'us.fact.quit-hours-cut'],
  ['us', 'how do i remove my name as cosigner on my sons car', 'us.ask-debt.cosigner-off'],
  ['us', 'deadline to add newborn to employer health insurance', 'us.fact.newborn-insurance'],
  ['us', 'will bankruptcy take everything i own', 'us.fact.bankruptcy-keep'],
  [
    'us',
    'a fake fraud dept had me send 900 on zelle, can i get it back',
    'us.fact.zelle-self-sent',
  ],
  ['us', 'my greencard ran out last month am i illegal now', 'us.immigration.ask-card-expired'],
  ['ca', 'new owner of my building in toronto wants me out, what notice', 'ca.ask.sold-on'],
  ['ca', 'vancouver, laid off after 6 years what severance', 'ca.ask.fired-bc'],
  [
    'ca',
    'permanent resident card expired abroad how do i get back to canada',
    'ca.fact.pr-card-expired',
  ],
  [
    'au',
    'uninsured and at fault, on the dsp, do i have to pay for his car',
    'au.ask.crash-no-money',
  ],
  ['au', 'can they fire a casual with no reason', 'au.fact.casual-sacked'],
  [
    'de',
    'online reduzierte schuhe gekauft, umtausch ausgeschlossen steht da',
    'de.ask-buy.sale-goods',
  ],
  ['de', 'elterngeld beantragen bis wann', 'de.ask-family.parental-allowance'],
  ['de', 'länger als 6 wochen krankgeschrieben wer zahlt', 'de.ask-job.ill-after-six-weeks'],
  [
    'de',
    'meine tochter 6 hat beim nachbarn eine scheibe eingeworfen muss ich zahlen',
    'de.ask-buy.child-damage',
  ],
  ['fr', 'quel préavis pour quitter un cdd', 'fr.ask-work.fixed-term-i-leave'],
  ['es', 'me niego a firmar el despido, sirve de algo', 'es.ask.dismissal-not-signed'],
  ['es', 'qué pasa si dejo de pagar las multas', 'es.ask.fine-not-paid'],
  ['it', 'ho dato le dimissioni mi spetta il tfr', 'it.ask.tfr-resign'],
  ['it', "isee scaduto perdo l'assegno unico?", 'it.ask.single-allowance-no-isee'],
  ['nl', 'ik heb opgezegd, worden mijn vakantiedagen uitbetaald', 'nl.ask.holiday-pay-resigned'],
  ['nl', 'incassobureau wil kosten, ik kreeg geen aanmaning', 'nl.ask.costs'],
  ['be', 'frais dès le premier rappel, a-t-il le droit', 'be.ask.costs'],
  ['jp', '倒産で失業しました。国保の減免はありますか', 'jp.ask.health-premium-jobless'],
  ['ie', 'bank says we are not co-operating on our home loan what now', 'ie.ask.not-co-operating'],
  [
    'gb',
    'will my mums house be sold to pay for her care home, dad still lives there',
    'gb.care.answer',
  ],
  [
    'gb',
    'my ex doesnt pay maintenance can i stop him seeing the kids',
    'gb.ask-maintenance.unpaid-and-contact',
  ],
  [
    'de',
    'vater zahlt keinen unterhalt, darf ich den umgang verweigern',
    'de.ask-family.unpaid-and-contact',
  ],
] as const)('in %s, "%s" is answered', async (country, text, id) => {
  expect(await rowFor(country, text)).toBe(id)
})

test.each([
  ['gb', 'hmrc sent me a penalty for a late return', 'gb.ask-tax.small-earnings'],
  ['gb', 'universal credit stopped my money', 'gb.ask-benefit.free-prescriptions'],
  ['gb', 'council wants to evict me from my council flat', 'gb.ask-housing.register'],
  ['gb', 'spouse visa expires in march', 'gb.ask-immigration.partner-income'],
  ['gb', 'social worker came round, do i have to let them in', 'gb.care.answer'],
  [
    'us',
    "my ex won't let me see my kids even though i pay child support",
    'us.ask-life.visits-and-support',
  ],
  ['us', 'can my boss fire me for jury duty', 'us.ask-life.jury-missed'],
  ['us', 'boss cut my hours in half is that legal', 'us.fact.quit-hours-cut'],
  ['us', 'cosigned a loan and he stopped paying do i owe it', 'us.ask-debt.cosigner-off'],
  ['us', 'can i keep my car in chapter 7', 'us.fact.bankruptcy-keep'],
  [
    'us',
    'gave a caller the code and they emptied my bank account, bank denied my claim',
    'us.fact.zelle-self-sent',
  ],
  ['ca', 'my landlord in vancouver sold the condo do i have to leave', 'ca.ask.sold-on'],
  ['au', 'i rear ended a toyota with no insurance what do i do', 'au.ask.crash-no-money'],
  ['de', 'im laden reduzierte hose gekauft kann ich umtauschen', 'de.ask-buy.sale-goods'],
  ['de', 'chef zahlt kein lohn bei krankheit', 'de.ask-job.ill-after-six-weeks'],
  ['it', 'quando pagano il tfr', 'it.ask.tfr-resign'],
  ['it', 'assegno unico per figlio di 19 anni che studia', 'it.ask.single-allowance-no-isee'],
  ['es', 'tengo que firmar el finiquito', 'es.ask.dismissal-not-signed'],
  ['es', 'me ha llegado una multa de radar, pago con descuento o recurro', 'es.ask.fine-not-paid'],
  ['nl', 'hoeveel vakantiegeld krijg ik', 'nl.ask.holiday-pay-resigned'],
  ['jp', '国民健康保険料が高くて払えません', 'jp.ask.health-premium-jobless'],
  ['ie', 'behind on the mortgage can the bank take my house', 'ie.ask.not-co-operating'],
  [
    'gb',
    "my ex won't let me see my kids but i pay maintenance",
    'gb.ask-maintenance.unpaid-and-contact',
  ],
  ['de', 'ex zahlt keinen unterhalt was kann ich tun', 'de.ask-family.unpaid-and-contact'],
] as const)('in %s, "%s" is another matter', async (country, text, id) => {
  expect(await rowFor(country, text)).not.toBe(id)
})

/** Italian questions in English: see in-english.ts. Longer turns win over their words; of two lines with one word the first is told. */
import type { Glossary } from '../in-english.ts'
import { IT_BACK } from './it-back.ts'
import { IT_HOME } from './it-home.ts'
import { IT_LIFE } from './it-life.ts'
import { IT_MONEY } from './it-money.ts'
import { IT_WORK } from './it-work.ts'

const IT_COMMON: Glossary = `
cosa posso fare | che posso fare | cosa possiamo fare | che cosa posso fare | cosa si può fare | posso fare qualcosa | come posso agire | come mi difendo = what can i do
cosa faccio | cosa devo fare | che faccio | come faccio | che devo fare | cosa fare | cosa dobbiamo fare = what do i do | what should i do
cosa succede se | che succede se | cosa rischio se = what happens if
cosa succede | che succede | cosa rischio | che cosa succede = what happens
ho diritto a | ho diritto al | ho diritto alla | ho diritto | mi spetta | mi spettano | abbiamo diritto a | ho il diritto di = am i entitled to
quali sono i miei diritti | i miei diritti | che diritti ho = my rights
devo per forza | sono obbligato a | sono obbligata a | sono tenuto a | sono costretto a | mi tocca = do i have to | must i
devo | dobbiamo | bisogna = do i have to
deve | devono | dovrebbe = has to | must
può farlo | possono farlo | lo può fare | lo possono fare = can they do that | is it legal
può | possono | potrebbe | potrebbero = can they
posso | potrei | possiamo = can i
si può | è possibile | è permesso | è consentito = is it allowed
è legale | è lecito | è regolare | ha il diritto di | è normale | è giusto = is it legal
è illegale | è contro la legge = is it illegal
è vero che | è vero | davvero = is it true
quanti giorni ho = how many days do i have
quanto tempo ho | entro quando | che termine ho | qual è il termine | che scadenza ho | entro quanto = how long do i have | deadline
se non ci sono | assente = not at home
aumento | aumentare | aumentato | aumenta = increase
quanto tempo | per quanto | da quanto = how long
entro | entro e non oltre = within
quanto costa = how much does it cost
quanto | quanta = how much
quanti | quante = how many
dopo quanti anni | dopo quanto tempo | quanti anni = how many years | how long
quando = when
come = how
dove = where
dove posso andare | dove vado | dove posso rivolgermi = where can i go
a chi mi rivolgo | a chi posso rivolgermi | a chi denuncio | a chi devo rivolgermi | con chi posso parlare = who can i complain to | who can help
perché | perche | xke | xché | xchè | xk = because
chi = who
cosa | che cosa | quale = what
impugnare | fare ricorso | ricorso | contestare | opporsi | oppormi | opposizione | appello | impugna* | contest* = appeal | dispute
reclamo | reclamare | fare reclamo | lamentarmi | lamentela | lament* | reclam* = complaint | complain
rispondere | rispondo = respond | answer
ignorare | ignoro | ignor* = ignore
rifiuta | rifiutare | si rifiuta | rifiutano | si rifiutano | rifiut* = refuses | refuse
rifiutarmi di | posso rifiutarmi | rifiutarmi = can i refuse
rifiutato | respinto | rifiutata | negato | negata | respinta | bocciat* = refused | denied
lettera | raccomandata | lettere = letter
email | mail | messaggio = message
ho ricevuto | mi è arrivata | mi è arrivato | è arrivata | è arrivato | mi hanno mandato | ricevuto | ricevuta | abbiamo ricevuto | mi arriva | mi hanno inviato = received
non ho ricevuto | mai ricevuto | non ho mai ricevuto = never received
non è mio | non è mia | non lo riconosco | non la riconosco | non riconosco = not mine
per sbaglio | per errore = by mistake
sbagliato | errore | sbagliata | sbagliat* = wrong | mistake
firmato | ho firmato | firmare | firm* = signed
senza firmare | non ho firmato | non ho mai firmato = never signed
soldi | denaro | i soldi = money
pagare | pagamento | pago | pagarla | pagarlo | pagarli | pagarle | pagh* | pagar* = pay
pagato | pagata | ho pagato | pagati = paid
devo pagare | devo pagarla | devo pagarlo | devo pagarli | devo pagare io | devo pagarle | tocca a me pagare = do i have to pay | must i pay
chi paga | chi deve pagare = who pays
se non pago | se non pago cosa succede = if i don't pay
danni | danno | danneggi* = damage | damages
aiuto | aiutarmi | aiut* = help
minaccia | minacciano | minacci* | minacce = threatens | threatening
spiegare | spieg* = explain
controllare | controll* = check
comune | municipio = council
governo | stato = government
vendere | vende = sell
chiedere | chiede | chiedono | chied* = ask
vuole | vogliono | pretende | pretendono = wants
voglio | vorrei | vogliamo = i want
dice | dicono | dice che | mi ha detto | mi hanno detto | ha detto che | mi dice = says | told me
vivo | abito | viviamo | abitiamo = live
ho | abbiamo = i have
ha | hanno | aveva | avevano =
giorno | al giorno = day
giorni = days
settimana | settimane = weeks
mese = month
mesi = months
anno = year
anni = years
ore | ora = hours
ieri = yesterday
oggi = today
domani = tomorrow
stasera | questa notte | stanotte = tonight
notte | di notte = night
uno = one
due = two
tre = three
quattro = four
cinque = five
sei = six
sette = seven
otto = eight
nove = nine
dieci = ten
anni fa | mesi fa | anno fa = years ago
settimane fa | giorni fa = weeks ago
prima di | prima = before
dopo | dopo che = after
ancora = still
mai = never
sempre = always
subito | immediatamente = at once
online | su internet = online
giardino = garden
telefono | cellulare | telefonino = phone
lavatrice | lavastoviglie = washing machine
senza = without
non | nn = not
se = if
io | noi =
mio | mia | miei | mie = my
nostro | nostra | nostri | nostre = our
suo | sua | suoi | sue = his
mi | ci | ti | si | ne | lo | la | li | le | gli | me | te =
il | i | l | un | uno | una = the
del | dello | della | dell | dei | degli | delle | di | d = of
al | allo | alla | all | ai | agli | alle | a = to
in | nel | nello | nella | nell | nei | nelle | su | sul | sulla | sull = in
da | dal | dallo | dalla | dall | dai = from
con | col = with
per | x = for
tra | fra = between
che = that
e | ed = is
o | oppure = or
ma | però =
sono | siamo | stato | stata | era | erano =
questo | questa | questi | queste = this
così | cosi = like this
mi scrive | mi scrivono = writes to me
così si può = is it allowed
sterlin* = pounds
dollar* = dollars
california = california
inglese | inghilterra | regno unito | londra = uk
stati uniti | america = us
`

const IT_LINES = IT_COMMON + IT_HOME + IT_WORK + IT_MONEY + IT_LIFE + IT_BACK

/** "nn mi paga" stands for "non mi paga": the same lines once more, behind those with the whole word. */
const IT_SHORTENED = IT_LINES.split('\n')
  .filter((line) => line.startsWith('non ') || line.includes('| non '))
  .join('\n')
  .replace(/\bnon /g, 'nn ')

export const IT_GLOSSARY: Glossary = `${IT_LINES}\n${IT_SHORTENED}`

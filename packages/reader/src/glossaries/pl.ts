/** Polish questions in English: see in-english.ts. Polish words have many endings: a star stands for them. */
import type { Glossary } from '../in-english.ts'
import { PL_HOME } from './pl-home.ts'
import { PL_LIFE } from './pl-life.ts'
import { PL_MONEY } from './pl-money.ts'
import { PL_WORK } from './pl-work.ts'

const SMALL = `
co mogę zrobić | co możemy zrobić | co można zrobić | jak mogę to rozwiązać = what can i do
co mam zrobić | co robić | co zrobić | co teraz = what can i do
co powinienem zrobić | co powinnam zrobić | co powinniśmy zrobić = what should i do
co się stanie | co będzie | co mi grozi | co grozi = what happens
czy mam prawo do | czy należy mi się | należy mi się | czy przysługuje mi | przysługuje mi | mam prawo do | czy dostanę | czy mi się należy = am i entitled to
moje prawa | jakie mam prawa = my rights
czy muszę | muszę | czy musimy | czy mam obowiązek | czy jestem zobowiązan* | musimy = do i have to
czy muszę płacić | muszę płacić | czy muszę zapłacić | muszę zapłacić | czy muszę to płacić | czy trzeba płacić | czy mam płacić | czy muszę to zapłacić = do i have to pay
czy muszę się zgodzić | muszę się zgodzić | czy muszę to zaakceptować | czy muszę przyjąć = do i have to accept
czy muszę się wyprowadzić | muszę się wyprowadzić | czy muszę wyjść | czy muszę opuścić mieszkanie = do i have to leave
czy muszę oddać | muszę oddać | czy muszę zwrócić | muszę zwrócić = do i have to pay back
musi | muszą = must
czy mogę | mogę | czy możemy | czy można = can i
czy mogą | mogą = can they
czy może = can
może =
czy szef może | czy pracodawca może = can my boss
nie mogę = can't
czy wolno | wolno | czy to dozwolone = is it allowed
czy to legalne | czy to jest legalne | to legalne | legalne | czy to zgodne z prawem = is it legal
nielegalne = illegal
czy to prawda | prawda = is it true
czy jest | czy to | czy =
ile mam czasu | ile czasu mam | jaki jest termin | jaki mam termin | do kiedy | ile czasu | termin = how long do i have | deadline
jak długo = how long
po ilu latach | ile lat = how many years | how long
ile odszkodowania | ile | jak dużo = how much
kiedy = when
jak | w jaki sposób = how to
gdzie = where
dlaczego | czemu = why
kto = who
jaki | jaka | jakie | który | która | które =
reklamacj* | reklamow* | poskarżyć | skarg* | złożyć skargę = complain | complaint
odwołać się | odwołani* | odwoław* | jak się odwołać | się odwołać | zaskarży* | apelacj* | zaskarżeni* = appeal | dispute
sprzeciw* | zakwestionow* = dispute
bez powodu | bez przyczyny | bez uzasadnienia = without reason | no reason
bez pozwolenia | bez zgody | bez mojej zgody | bez pytania = without permission
bez uprzedzenia | bez zapowiedzi | bez ostrzeżenia | bez informowania | nie uprzedzając | bez mojej wiedzy = without notice
odmówiono mi | odmówił* mi | odmówiono | odmówił* | odrzuci* | odrzucon* = refused | denied
odmaw* = refuses
odmówić | odmowa | odmowę = refuse
dostałem | dostałam | otrzymałem | otrzymałam | przyszło | przyszedł | przyszła | dostaliśmy = received
dostać | dostanę = get
list | pismo | listu | pisma | listem = letter
zabrać | zabier* | zabrał* | zabiorą = take
codziennie | każdego dnia | co dzień = every day
całą noc | w nocy | po nocach | nocami = all night
ciągle | wciąż | cały czas = keeps
star* | dawn* = old
jeszcze | nadal | dalej = still
dziś | dzisiaj = today
jutro = tomorrow
w zeszłym tygodniu | zeszłym tygodniu = last week
tydzień | tygodni* = weeks
miesiąc* | miesięcy = months
rok | lat | lata | latach | roku = years
dni | dniach = days
godzin | godziny = hours
dwa | dwie | dwóch | dwoje | dwóm = two
trzy | trzech = three
cztery | czterech = four
pięć | pięciu = five
przed = before
po = after
bez = without
jeśli | jeżeli | gdy = if
bo | ponieważ | dlatego że = because
nie = not
tak =
mój | moja | moje | mojej | mojego | moją | moich | mojemu | swój | swoje | mi | mnie =
jego | jej | ich = his
on | ona | oni | mówi | mówią | twierdzi | że | mówi że = they
jest | są | był | była | było | być | będzie = is
mam | miałem | miałam = i have
ma | mają = has
chce | chcą = wants
nie chce | nie chcą = won't
chcę = i want
zwrócić | zwrot | zwrotu | oddać = return | give back
do | z | ze | w | we | na | za | o | od | u | pod | przez | dla | i | a | się | to | ten | ta | te | tego | tej | tym | go | ją | je | co | już | jako | też =
`

/** Of two lines with one word the first is told. */
export const PL_GLOSSARY: Glossary = [PL_HOME, PL_WORK, PL_MONEY, PL_LIFE, SMALL].join('')

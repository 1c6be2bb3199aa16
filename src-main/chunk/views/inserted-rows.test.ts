import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { insertedRows } from './inserted-rows.ts'

const read = (text: string) =>
  insertedRows(text).map(({ key, start, end }) => `${key}: ${text.slice(start, end)}`)

describe('insertedRows', () => {
  it('puts the name of its column before each value', () => {
    const sql =
      "INSERT INTO `members` (`id`,`full_name`, birth_date) VALUES\n(1,'Ana Prado','1958-03-14'),\n(2, 'Ruben O''Neill' , NULL);\nSELECT 1;"
    expect(read(sql)).toEqual([
      'id: 1',
      'full_name: Ana Prado',
      'birth_date: 1958-03-14',
      'id: 2',
      "full_name: Ruben O''Neill",
      'birth_date: NULL',
    ])
  })

  it('reads quoted names, schemas and escaped quotes', () => {
    expect(read(`insert into "hr"."staff" ("name") values ('D\\'Arcy')`)).toEqual([
      "name: D\\'Arcy",
    ])
    expect(read("INSERT INTO [dbo].[t] ([a]) VALUES ('x')")).toEqual(['a: x'])
  })

  it('takes the columns from a table that is made in one line, with remarks and types of several parts', () => {
    const dump =
      "CREATE TABLE c (id int, pay numeric(8,2) DEFAULT '0,5', -- a day, gross\n born date -- ISO, of course\n);\nINSERT INTO c VALUES (1,9.5,'1979-04-02');"
    expect(read(dump)).toEqual(['id: 1', 'pay: 9.5', 'born: 1979-04-02'])
    expect(read("create table d (a int, b varchar(80)); insert into d values (1,'x')")).toEqual([
      'a: 1',
      'b: x',
    ])
  })

  it('takes the columns from the table where a dump names none', () => {
    const dump =
      "CREATE TABLE `p` (\n  `id` int NOT NULL AUTO_INCREMENT,\n  `nome` varchar(120),\n  `nascimento` date DEFAULT NULL,\n  PRIMARY KEY (`id`),\n  KEY `n` (`nome`)\n) ENGINE=InnoDB;\nINSERT INTO `p` VALUES\n(7,'Rui Lins','1984-05-17'),\n(8,NULL,NULL);\nINSERT INTO `q` VALUES (1,'x');"
    expect(read(dump)).toEqual([
      'id: 7',
      'nome: Rui Lins',
      'nascimento: 1984-05-17',
      'id: 8',
      'nome: NULL',
      'nascimento: NULL',
    ])
  })

  it('reads the lines that a dump copies into a table', () => {
    const dump =
      'COPY public.s (id, nombre, telefono) FROM stdin;\n41\tBegoña Sáez\t944 18 27 73\n42\tIker Ruiz\t\\N\n\\.\nSELECT\t1\t2;'
    expect(read(dump)).toEqual([
      'id: 41',
      'nombre: Begoña Sáez',
      'telefono: 944 18 27 73',
      'id: 42',
      'nombre: Iker Ruiz',
    ])
    expect(read('COPY s (a, b) FROM stdin;\n1\t2')).toEqual(['a: 1', 'b: 2'])
  })

  it('ends the rows of a copy that nothing ends where the next one begins', () => {
    const copy = (table: string, row: string) => `COPY ${table} (id, name) FROM stdin;\n${row}\n`
    expect(read(copy('members', '1\tAna') + copy('firms', '2\tOlm'))).toEqual([
      'id: 1',
      'name: Ana',
      'id: 2',
      'name: Olm',
    ])
  })

  it('leaves rows without columns, and long values, alone', () => {
    expect(read("INSERT INTO t VALUES (1,'x')")).toEqual([])
    expect(read(`INSERT INTO t (a) VALUES ('${'x'.repeat(300)}')`)).toEqual([])
  })

  it('comes to an end where statements are cut short', () => {
    const whole = "INSERT INTO t (a, b) VALUES ('x', f(2)), (3, 4"
    for (let length = 0; length <= whole.length; length++) {
      expect(Array.isArray(insertedRows(whole.slice(0, length)))).toBe(true)
    }
    expect(Array.isArray(insertedRows(`${whole.slice(0, 28)}(`.repeat(2_000)))).toBe(true)
  })

  it.each([
    ['copies that nothing ends', 'COPY a (b, c) FROM stdin;\n', ''],
    ['tables in the remarks of others', 'b c --create table a (\n', 'INSERT INTO a VALUES (1)'],
    ['rows that nothing ends', "INSERT INTO a (b) VALUES ('x, (", ''],
  ])('takes time that grows with the text: %s', async (_, unit, tail) => {
    const growth = await growthOf((times) => unit.repeat(times) + tail, insertedRows, 200)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })
})
